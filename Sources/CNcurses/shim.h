// What Swift may use of curses: functions with fixed arguments and plain types. Curses' macros,
// variadic functions and globals do not import, and WINDOW and SCREEN must not leave this file.
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <stdio.h>
#include <term.h>
#include <wchar.h>

// term.h defines short words as macros.
#undef lines
#undef columns
#undef tab
#undef newline
#undef bell

/// Begins a screen that writes to `output` and reads from nothing. `output` must be a descriptor
/// that can be written, `input` one that can be read. Its size comes from LINES and COLUMNS.
/// Returns 0, or -1 when terminfo does not know `type`.
static inline int cn_begin(const char *type, int output, int input) {
  FILE *out = fdopen(output, "w");
  FILE *in = fdopen(input, "r");
  if (!out || !in || !newterm(type, out, in)) return -1;
  typeahead(-1);
  // Characters are never shifted: pictures are not curses', and would be shifted unawares.
  idlok(stdscr, FALSE);
  idcok(stdscr, FALSE);
  scrollok(stdscr, FALSE);
  leaveok(stdscr, TRUE);
  curs_set(0);
  if (has_colors()) {
    start_color();
    use_default_colors();
  }
  // newterm buffers by itself; nothing may wait in there when the file is read.
  fflush(out);
  return 0;
}

static inline void cn_resize(int rows, int columns) { resizeterm(rows, columns); }

/// Colours, and pairs of them, that this screen has; 0 without any.
static inline int cn_colors(void) { return has_colors() ? COLORS : 0; }
static inline int cn_pairs(void) { return has_colors() ? COLOR_PAIRS : 0; }

/// The pair of two colours; -1 is the default. Returns -1 when there is none left.
static inline int cn_pair(int foreground, int background) {
  return alloc_pair(foreground, background);
}

/// Forgets all pairs.
static inline void cn_reset_pairs(void) { reset_color_pairs(); }

static inline unsigned int cn_attributes(int bold, int dim, int underline, int reverse, int italic) {
  attr_t result = WA_NORMAL;
  if (bold) result |= WA_BOLD;
  if (dim) result |= WA_DIM;
  if (underline) result |= WA_UNDERLINE;
  if (reverse) result |= WA_REVERSE;
  if (italic) result |= WA_ITALIC;
  return (unsigned int)result;
}

/// The attribute of cells that show nothing, but that curses does not take for blank: over those that
/// it does it clears to an end of the line.
static inline unsigned int cn_concealed(void) { return (unsigned int)WA_INVIS; }

/// Puts one character with up to three combining marks (0 is none) at a place.
static inline void cn_put(
  int y, int x, unsigned int base, unsigned int mark1, unsigned int mark2, unsigned int mark3,
  unsigned int attributes, int pair
) {
  wchar_t text[5] = {(wchar_t)base, (wchar_t)mark1, (wchar_t)mark2, (wchar_t)mark3, 0};
  cchar_t cell;
  if (setcchar(&cell, text, (attr_t)attributes, 0, &pair) == OK) mvadd_wch(y, x, &cell);
}

/// Puts one narrow character `count` times, from a place to the right.
static inline void cn_repeat(
  int y, int x, unsigned int base, unsigned int mark1, unsigned int mark2, unsigned int mark3,
  unsigned int attributes, int pair, int count
) {
  wchar_t text[5] = {(wchar_t)base, (wchar_t)mark1, (wchar_t)mark2, (wchar_t)mark3, 0};
  cchar_t cell;
  if (setcchar(&cell, text, (attr_t)attributes, 0, &pair) == OK) mvhline_set(y, x, &cell, count);
}

/// Writes what changed into the output.
static inline void cn_update(void) {
  wnoutrefresh(stdscr);
  doupdate();
}

/// Draws everything at the next update, the screen cleared first.
static inline void cn_forget(void) { clearok(curscr, TRUE); }

/// Gives the screen back, until the next update.
static inline void cn_end(void) { endwin(); }

/// A string of terminfo; NULL when the terminal has none of that name.
static inline const char *cn_string(const char *name) {
  const char *value = tigetstr(name);
  return value == (const char *)-1 ? NULL : value;
}

static inline int cn_flag(const char *name) { return tigetflag(name) > 0; }
static inline int cn_number(const char *name) { return tigetnum(name); }

#endif
