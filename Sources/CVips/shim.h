// What Swift can't call of libvips: variadic functions, macros and globals, as inline functions
// with fixed arguments. Swift uses the cv_ functions only.
#ifndef CVIPS_SHIM_H
#define CVIPS_SHIM_H

#ifdef __APPLE__
#include <dlfcn.h>
#endif
#include <gmodule.h>
#include <string.h>
#include <vips/vips.h>

// How bad a file may be before its decoding fails.
#define CV_LENIENT 0
#define CV_STRICT 1
#define CV_FLAWLESS 2

// Starts the library without its cache and with one thread. Returns 0, or -1 when it can't.
static inline int cv_start(const char *program) {
  if (vips_init(program) != 0) return -1;
  vips_cache_set_max(0);
  vips_concurrency_set(1);
  return 0;
}

// Forbids, or allows again, all operations below the class of that name.
static inline void cv_block(const char *class_name, int is_blocked) {
  vips_operation_block_set(class_name, is_blocked);
}

// Whether an operation of that name, such as "jpegload_source", is there.
static inline int cv_has_operation(const char *nickname) {
  return vips_type_find("VipsOperation", nickname) != 0;
}

// glibc declares dladdr with _GNU_SOURCE only, which Swift's own module of the C library is built
// without; two views of its headers do not go together.
#ifdef __APPLE__
typedef Dl_info cv_library;
#define cv_dladdr dladdr
#else
typedef struct {
  const char *dli_fname;
  void *dli_fbase;
  const char *dli_sname;
  void *dli_saddr;
} cv_library;
extern int cv_dladdr(const void *address, cv_library *library) __asm__("dladdr");
#endif

// Loads one of the library's modules, such as "vips-heif", from its own place. Returns 0, or -1
// when there is none.
static inline int cv_load_module(const char *name) {
  cv_library library;
  if (cv_dladdr((const void *) vips_init, &library) == 0) return -1;
  char *folder = g_path_get_dirname(library.dli_fname);
  char *path = g_strdup_printf("%s/vips-modules-%d.%d/%s." G_MODULE_SUFFIX, folder,
    VIPS_MAJOR_VERSION, VIPS_MINOR_VERSION, name);
  GModule *module = g_module_open(path, G_MODULE_BIND_LAZY);
  if (module) g_module_make_resident(module);
  g_free(path);
  g_free(folder);
  return module ? 0 : -1;
}

// The text of the errors since the last call, at most `size - 1` bytes of it.
static inline void cv_take_error(char *text, size_t size) {
  g_strlcpy(text, vips_error_buffer(), size);
  vips_error_clear();
}

static inline void cv_release(void *object) {
  if (object) g_object_unref(object);
}

// A source that reads a descriptor of its own, made from this one; NULL on failure.
static inline VipsSource *cv_source(int descriptor) {
  return vips_source_new_from_descriptor(descriptor);
}

// A source of bytes that must outlive it; NULL on failure.
static inline VipsSource *cv_source_of_bytes(const void *bytes, size_t count) {
  return vips_source_new_from_memory(bytes, count);
}

static inline VipsFailOn cv_fail_on(int strictness) {
  switch (strictness) {
    case CV_FLAWLESS: return VIPS_FAIL_ON_WARNING;
    case CV_STRICT: return VIPS_FAIL_ON_TRUNCATED;
    default: return VIPS_FAIL_ON_NONE;
  }
}

// The loaders by name; NULL on failure. None of them decodes pixels yet.

static inline VipsImage *cv_load(const char *loader, VipsSource *source, int strictness) {
  VipsImage *image = NULL;
  vips_call(loader, source, &image, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on",
    cv_fail_on(strictness), NULL);
  return image;
}

static inline VipsImage *cv_load_shrunk(
    const char *loader, VipsSource *source, int strictness, int shrink) {
  VipsImage *image = NULL;
  vips_call(loader, source, &image, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on",
    cv_fail_on(strictness), "shrink", shrink, NULL);
  return image;
}

static inline VipsImage *cv_load_scaled(
    const char *loader, VipsSource *source, int strictness, double scale) {
  VipsImage *image = NULL;
  vips_call(loader, source, &image, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on",
    cv_fail_on(strictness), "scale", scale, NULL);
  return image;
}

// Drawings, at 96 pixels per inch as in CSS.
static inline VipsImage *cv_load_drawing(
    const char *loader, VipsSource *source, int strictness, double scale) {
  VipsImage *image = NULL;
  vips_call(loader, source, &image, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on",
    cv_fail_on(strictness), "scale", scale, "dpi", 96.0, NULL);
  return image;
}

// The bytes must outlive the picture.
static inline VipsImage *cv_load_jpeg_bytes(const void *bytes, size_t count) {
  VipsImage *image = NULL;
  vips_jpegload_buffer((void *) bytes, count, &image, "access", VIPS_ACCESS_SEQUENTIAL, NULL);
  return image;
}

static inline int cv_width(VipsImage *image) { return vips_image_get_width(image); }
static inline int cv_height(VipsImage *image) { return vips_image_get_height(image); }
static inline int cv_bands(VipsImage *image) { return vips_image_get_bands(image); }
static inline int cv_has_alpha(VipsImage *image) { return vips_image_hasalpha(image); }
// 1 to 8 as in EXIF.
static inline int cv_orientation(VipsImage *image) { return vips_image_get_orientation(image); }

static inline void cv_set_orientation(VipsImage *image, int orientation) {
  vips_image_set_int(image, VIPS_META_ORIENTATION, orientation);
}

static inline int cv_has_profile(VipsImage *image) {
  return vips_image_get_typeof(image, VIPS_META_ICC_NAME) != 0;
}

static inline void cv_remove_profile(VipsImage *image) {
  vips_image_remove(image, VIPS_META_ICC_NAME);
}

static inline int cv_is_multiscan(VipsImage *image) {
  int is_multiscan = 0;
  if (vips_image_get_typeof(image, "jpeg-multiscan") == 0) return 0;
  vips_image_get_int(image, "jpeg-multiscan", &is_multiscan);
  return is_multiscan;
}

// The embedded preview; NULL when there is none. The bytes belong to the picture.
static inline const void *cv_preview(VipsImage *image, size_t *count) {
  const void *bytes = NULL;
  if (vips_image_get_typeof(image, "jpeg-thumbnail-data") == 0) return NULL;
  if (vips_image_get_blob(image, "jpeg-thumbnail-data", &bytes, count) != 0) return NULL;
  return bytes;
}

// A picture of the same pixels whose metadata can be changed; NULL on failure.
static inline VipsImage *cv_copy(VipsImage *image) {
  VipsImage *copy = NULL;
  vips_copy(image, &copy, NULL);
  return copy;
}

// Scales to exactly that size, not turned, to sRGB by the embedded profile where `profiled`.
static inline VipsImage *cv_resize(VipsImage *image, int width, int height, int profiled) {
  VipsImage *small = NULL;
  if (profiled)
    vips_thumbnail_image(image, &small, width, "height", height, "size", VIPS_SIZE_FORCE,
      "no_rotate", TRUE, "export_profile", "srgb", "intent", VIPS_INTENT_PERCEPTUAL, NULL);
  else
    vips_thumbnail_image(image, &small, width, "height", height, "size", VIPS_SIZE_FORCE,
      "no_rotate", TRUE, NULL);
  return small;
}

// 8-bit sRGB with or without alpha.
static inline VipsImage *cv_to_srgb(VipsImage *image) {
  VipsImage *converted = NULL;
  VipsImage *result = NULL;
  if (vips_colourspace(image, &converted, VIPS_INTERPRETATION_sRGB, NULL) == 0)
    vips_cast(converted, &result, VIPS_FORMAT_UCHAR, NULL);
  cv_release(converted);
  return result;
}

static inline VipsImage *cv_flatten(VipsImage *image, double red, double green, double blue) {
  VipsImage *flat = NULL;
  double colour[3] = {red, green, blue};
  VipsArrayDouble *background = vips_array_double_new(colour, 3);
  vips_flatten(image, &flat, "background", background, NULL);
  vips_area_unref(VIPS_AREA(background));
  return flat;
}

static inline VipsImage *cv_keep_bands(VipsImage *image, int count) {
  VipsImage *kept = NULL;
  vips_extract_band(image, &kept, 0, "n", count, NULL);
  return kept;
}

// Decodes, then turns by the orientation in the metadata: turning reads the rows in another order
// than a decoder writes them.
static inline VipsImage *cv_turn(VipsImage *image) {
  VipsImage *turned = NULL;
  VipsImage *whole = vips_image_copy_memory(image);
  if (whole) vips_autorot(whole, &turned, NULL);
  cv_release(whole);
  return turned;
}

// Decodes: all pixels, row by row, to be freed by cv_free; NULL on failure.
static inline void *cv_pixels(VipsImage *image, size_t *count) {
  return vips_image_write_to_memory(image, count);
}

static inline void cv_free(void *memory) { g_free(memory); }

static inline int cv_page_count(VipsImage *image) { return vips_image_get_n_pages(image); }

// The EXIF block; NULL when there is none. The bytes belong to the picture.
static inline const void *cv_exif(VipsImage *image, size_t *count) {
  const void *bytes = NULL;
  if (vips_image_get_typeof(image, VIPS_META_EXIF_NAME) == 0) return NULL;
  if (vips_image_get_blob(image, VIPS_META_EXIF_NAME, &bytes, count) != 0) return NULL;
  return bytes;
}

// The XMP packet; NULL when there is none. The bytes belong to the picture.
static inline const void *cv_xmp(VipsImage *image, size_t *count) {
  const void *bytes = NULL;
  if (vips_image_get_typeof(image, VIPS_META_XMP_NAME) == 0) return NULL;
  if (vips_image_get_blob(image, VIPS_META_XMP_NAME, &bytes, count) != 0) return NULL;
  return bytes;
}

// Only for a copy of ours.
static inline void cv_set_xmp(VipsImage *image, const void *bytes, size_t count) {
  vips_image_set_blob_copy(image, VIPS_META_XMP_NAME, bytes, count);
}

// Takes all metadata away but the colours' profile. Only for a copy of ours.
static inline void cv_remove_metadata(VipsImage *image) {
  gchar **fields = vips_image_get_fields(image);
  for (int i = 0; fields && fields[i]; i++)
    if (strcmp(fields[i], VIPS_META_ICC_NAME) != 0) vips_image_remove(image, fields[i]);
  g_strfreev(fields);
}

// Takes away what was true of the picture before it was changed: its preview, its pages.
static inline void cv_remove_outdated(VipsImage *image) {
  vips_image_remove(image, "jpeg-thumbnail-data");
  vips_image_remove(image, VIPS_META_N_PAGES);
  vips_image_remove(image, VIPS_META_PAGE_HEIGHT);
}

// Scales in the picture's own colours and depth; NULL on failure.
static inline VipsImage *cv_scale(VipsImage *image, double across, double down) {
  VipsImage *flat = NULL, *small = NULL, *back = NULL, *result = NULL;
  VipsBandFormat format = vips_image_get_format(image);
  if (!vips_image_hasalpha(image)) {
    vips_resize(image, &result, across, "vscale", down, NULL);
    return result;
  }
  if (vips_premultiply(image, &flat, NULL) == 0 &&
      vips_resize(flat, &small, across, "vscale", down, NULL) == 0 &&
      vips_unpremultiply(small, &back, NULL) == 0)
    vips_cast(back, &result, format, NULL);
  cv_release(back);
  cv_release(small);
  cv_release(flat);
  return result;
}

// A picture of pixels that are copied; 8 bits, sRGB.
static inline VipsImage *cv_of_pixels(
    const void *pixels, size_t count, int width, int height, int bands) {
  VipsImage *image = vips_image_new_from_memory_copy(
    pixels, count, width, height, bands, VIPS_FORMAT_UCHAR);
  if (image) image->Type = VIPS_INTERPRETATION_sRGB;
  return image;
}

// Encoders. Decode, too; the bytes are to be freed by cv_free; NULL on failure.

static inline void *cv_jpeg(VipsImage *image, int quality, size_t *count) {
  void *bytes = NULL;
  vips_jpegsave_buffer(image, &bytes, count, "Q", quality, "optimize_coding", TRUE, NULL);
  return bytes;
}

static inline void *cv_png(VipsImage *image, size_t *count) {
  void *bytes = NULL;
  vips_pngsave_buffer(image, &bytes, count, NULL);
  return bytes;
}

static inline void *cv_webp(VipsImage *image, int quality, size_t *count) {
  void *bytes = NULL;
  vips_webpsave_buffer(image, &bytes, count, "Q", quality, NULL);
  return bytes;
}

static inline void *cv_tiff(VipsImage *image, size_t *count) {
  void *bytes = NULL;
  vips_tiffsave_buffer(
    image, &bytes, count, "compression", VIPS_FOREIGN_TIFF_COMPRESSION_LZW, NULL);
  return bytes;
}

// A row of a picture that is made as it is written: 8 bits of red, green and blue for each pixel,
// until the next call.
typedef const unsigned char *(*cv_row)(void *painter, int y);

typedef struct {
  cv_row row;
  void *painter;
} cv_painting;

static inline int cv_generate(
    VipsRegion *region, void *sequence, void *painting, void *unused, gboolean *stop) {
  cv_painting *from = (cv_painting *) painting;
  VipsRect *area = &region->valid;
  (void) sequence;
  (void) unused;
  (void) stop;
  for (int y = area->top; y < VIPS_RECT_BOTTOM(area); y++)
    memcpy(VIPS_REGION_ADDR(region, area->left, y),
      from->row(from->painter, y) + 3 * (size_t) area->left, 3 * (size_t) area->width);
  return 0;
}

// Writes a PNG to an open file, its rows from the top asked for one after the other. Returns 0, or
// -1 on failure.
static inline int cv_write_png(
    int descriptor, int width, int height, cv_row row, void *painter) {
  cv_painting painting = {row, painter};
  int result = -1;
  VipsImage *image = vips_image_new();
  VipsTarget *target = vips_target_new_to_descriptor(descriptor);
  vips_image_init_fields(image, width, height, 3, VIPS_FORMAT_UCHAR, VIPS_CODING_NONE,
    VIPS_INTERPRETATION_sRGB, 1.0, 1.0);
  if (target && vips_image_pipelinev(image, VIPS_DEMAND_STYLE_THINSTRIP, NULL) == 0 &&
      vips_image_generate(image, NULL, cv_generate, NULL, &painting, NULL) == 0)
    result = vips_pngsave_target(image, target, "strip", TRUE, NULL);
  cv_release(target);
  cv_release(image);
  return result;
}

// Text as coverage, 8 bits a pixel, wrapped to a width; NULL on failure. `markup` is Pango's.
static inline VipsImage *cv_text(const char *markup, const char *font, int width, int is_centred) {
  VipsImage *image = NULL;
  vips_text(&image, markup, "font", font, "width", width, "dpi", 72, "align",
    is_centred ? VIPS_ALIGN_CENTRE : VIPS_ALIGN_LOW, NULL);
  return image;
}

#endif
