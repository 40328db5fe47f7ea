// libchafa as Swift uses it: one call that chooses a symbol and two colours for every cell.
#ifndef CCHAFA_SHIM_H
#define CCHAFA_SHIM_H

#include <chafa.h>

// A cell: a Unicode scalar, and the colours in front and behind, as 0xRRGGBB or as an entry of the
// palette; -1 where the terminal's own shows.
typedef struct {
  unsigned int scalar;
  int foreground;
  int background;
} cc_cell;

typedef enum { CC_PLAIN, CC_EIGHT, CC_SIXTEEN, CC_PALETTE, CC_DIRECT } cc_colors;
typedef enum { CC_ASCII, CC_HALF, CC_QUADRANT, CC_SEXTANT } cc_shapes;

static inline ChafaCanvasMode cc_mode(cc_colors colors) {
  switch (colors) {
    case CC_PLAIN: return CHAFA_CANVAS_MODE_FGBG;
    case CC_EIGHT: return CHAFA_CANVAS_MODE_INDEXED_8;
    case CC_SIXTEEN: return CHAFA_CANVAS_MODE_INDEXED_16;
    // Without the first 16, which users change.
    case CC_PALETTE: return CHAFA_CANVAS_MODE_INDEXED_240;
    default: return CHAFA_CANVAS_MODE_TRUECOLOR;
  }
}

static inline int cc_tags(cc_shapes shapes) {
  int plain = CHAFA_SYMBOL_TAG_SPACE | CHAFA_SYMBOL_TAG_SOLID;
  switch (shapes) {
    case CC_ASCII: return CHAFA_SYMBOL_TAG_SPACE | CHAFA_SYMBOL_TAG_ASCII;
    case CC_HALF: return plain | CHAFA_SYMBOL_TAG_HALF;
    case CC_QUADRANT: return plain | CHAFA_SYMBOL_TAG_HALF | CHAFA_SYMBOL_TAG_QUAD;
    default:
      return plain | CHAFA_SYMBOL_TAG_HALF | CHAFA_SYMBOL_TAG_QUAD | CHAFA_SYMBOL_TAG_SEXTANT;
  }
}

static inline ChafaCanvasConfig *cc_config(
    int columns, int rows, cc_colors colors, cc_shapes shapes, unsigned int ink,
    unsigned int paper, float work) {
  ChafaCanvasConfig *config = chafa_canvas_config_new();
  ChafaSymbolMap *symbols = chafa_symbol_map_new();
  chafa_symbol_map_add_by_tags(symbols, (ChafaSymbolTags) cc_tags(shapes));
  chafa_canvas_config_set_symbol_map(config, symbols);
  chafa_symbol_map_unref(symbols);
  chafa_canvas_config_set_geometry(config, columns, rows);
  chafa_canvas_config_set_canvas_mode(config, cc_mode(colors));
  chafa_canvas_config_set_pixel_mode(config, CHAFA_PIXEL_MODE_SYMBOLS);
  // Not DIN99d: it takes four times as long, and turns dark greys of the palette into pure blue.
  chafa_canvas_config_set_color_space(config, CHAFA_COLOR_SPACE_RGB);
  // Not diffusion: at a few pixels a cell it sprinkles strong colours over grey.
  chafa_canvas_config_set_dither_mode(
    config, colors == CC_DIRECT ? CHAFA_DITHER_MODE_NONE : CHAFA_DITHER_MODE_ORDERED);
  chafa_canvas_config_set_preprocessing_enabled(config, colors == CC_EIGHT || colors == CC_SIXTEEN
    || colors == CC_PLAIN);
  chafa_canvas_config_set_fg_color(config, ink);
  chafa_canvas_config_set_bg_color(config, paper);
  chafa_canvas_config_set_work_factor(config, work);
  return config;
}

// Draws pixels of 8 bits, RGB or with `has_alpha` RGBA, into `columns` times `rows` cells, row by
// row from the top. `ink` and `paper` are what the terminal's own colours are taken for.
static inline void cc_draw(
    cc_cell *cells, int columns, int rows, cc_colors colors, cc_shapes shapes, unsigned int ink,
    unsigned int paper, float work, const unsigned char *pixels, int has_alpha, int width,
    int height) {
  // As many decoders run as there are cores.
  chafa_set_n_threads(1);
  ChafaCanvasConfig *config = cc_config(columns, rows, colors, shapes, ink, paper, work);
  ChafaCanvas *canvas = chafa_canvas_new(config);
  chafa_canvas_draw_all_pixels(canvas,
    has_alpha ? CHAFA_PIXEL_RGBA8_UNASSOCIATED : CHAFA_PIXEL_RGB8, pixels, width, height,
    width * (has_alpha ? 4 : 3));
  for (int y = 0; y < rows; y++)
    for (int x = 0; x < columns; x++) {
      cc_cell *cell = cells + (size_t) y * columns + x;
      cell->scalar = chafa_canvas_get_char_at(canvas, x, y);
      chafa_canvas_get_raw_colors_at(canvas, x, y, &cell->foreground, &cell->background);
    }
  chafa_canvas_unref(canvas);
  chafa_canvas_config_unref(config);
}

#endif
