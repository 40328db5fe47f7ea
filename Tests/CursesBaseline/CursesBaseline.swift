import CNcurses

/// The least that a curses program can do: begin, show one word, end. What photogrid takes to start
/// is told as a multiple of what this takes.
@main
enum CursesBaseline {
  static let word = "baseline"

  static func main() {
    setlocale(LC_CTYPE, "")
    guard let type = getenv("TERM"), cn_begin(type, 1, 0) == 0 else {
      exit(3)
    }
    for (column, character) in word.unicodeScalars.enumerated() {
      cn_put(0, Int32(column), character.value, 0, 0, 0, cn_attributes(1, 0, 0, 0, 0), 0)
    }
    cn_update()
    cn_end()
  }
}
