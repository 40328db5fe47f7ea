/// What `--help` prints.
enum Usage {
  static let version = "0.1.0"

  static let text = """
    Usage: photogrid [OPTION]... [LIBRARY | PHOTO...]
           photogrid [OPTION]... - | -0
           photogrid doctor [--json] [OPTION]...

    Browse photos as a grid in the terminal, one section an album.

    LIBRARY is a folder, read with all folders below it, or a property list of
    albums. Several paths, or paths on standard input, are shown in the order
    given. Without any, the sample library is shown. doctor prints what was found of
    the terminal and the machine, how pictures are drawn and why, and what is missing.

      -                    read paths from standard input, one a line
      -0, --null           read paths from standard input, each ended by a NUL;
                           write those to standard output the same way
      -H, --hidden         show hidden files and folders too
      -r, --read-only      change nothing of the library
          --no-motion      let nothing move by itself
          --config FILE    read settings from FILE (JSON5) instead of
                           ~/.config/photogrid/config.json5
          --no-config      read no settings
          --keys           list all actions with their keys, as settings name them
          --columns N      show N photos side by side
          --theme NAME     default or wood
          --colors DEPTH   auto, none, 8, 16, 256 or direct (24 bit)
          --protocol NAME  how pictures are drawn: auto, kitty, kitty-direct, iterm2,
                           sixel, symbols or none
          --tmux-levels N  N tmux run one in the other
          --script FILE    play the keys and commands in FILE
          --headless CxR   run without a terminal, C columns by R rows, for a script
          --trace FILE     write what happens when to FILE, as JSON lines
      -h, --help           print this
      -V, --version        print the version and what it was built with

    Paths that were shared to standard output are written when the program ends.
    In the grid, ? shows the keys. NO_COLOR turns colours off; PHOTOGRID_LOG=debug
    writes a log to the state directory (~/.local/state/photogrid).

    Exit status: 0 fine; 1 left with Q; 2 wrong usage, or nothing to show; 3 no
    terminal; 4 a script waited too long; 5 the paths can't be written; 128 + N
    ended by signal N.

    """
}
