import Foundation

/// The developer's tool: what the Makefile calls to make things that are checked in, and to measure.
@main
enum Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      try run(arguments)
    } catch {
      FileHandle.standardError.write(Data("photogrid-dev: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    switch arguments.first {
    case "sample-photos" where arguments.count == 2:
      try SampleLibrary.write(to: URL(fileURLWithPath: arguments[1], isDirectory: true))
    case "widths" where arguments.count == 1:
      print(WidthTable.source(), terminator: "")
    case "bench":
      if try !BenchProgram.run(Array(arguments.dropFirst())) { exit(1) }
    case "screens":
      if try !ScreensProgram.run(Array(arguments.dropFirst())) { exit(1) }
    case "monkey": try MonkeyProgram.run(Array(arguments.dropFirst()))
    default:
      FileHandle.standardError.write(Data(usage.utf8))
      exit(2)
    }
  }

  private static let usage = """
    Usage: photogrid-dev sample-photos RESOURCES   draw the sample library into a folder
           photogrid-dev widths                    print the table of character widths
           photogrid-dev bench [OPTION]...         measure the built programs
           photogrid-dev monkey [OPTION]...        play at random on real libraries
           photogrid-dev screens [OPTION]...       look at it in real terminals, by pixels

    bench exits with 1 when a bound is missed.
      --tree DIR       a folder with a million photos
      --programs DIR   the folder of the built programs
      --only PART,...  some of start, keys, scan, idle, model

    screens exits with 1 when something is wrong.
      --termshot FILE  what runs terminals; ../shared/termshot/termshot when not given
      --terminals NAME,...
      --program FILE   the program to look at; the one beside this when not given
      --keep DIR       keeps the pictures

    monkey makes its own libraries, and exits with 1 when a photo is lost.
      --actions N      how many in all; 200000 when not given
      --seed N         another game
      --kinds KIND,... some of folder, plist, list
      --folder DIR     where the libraries are made; in memory when not given
      --alone          nobody else changes them

    """
}
