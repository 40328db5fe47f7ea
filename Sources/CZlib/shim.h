// zlib as Swift uses it: what is behind it are macros.
#ifndef CZLIB_SHIM_H
#define CZLIB_SHIM_H

#include <zlib.h>

// What compressBound is true of, and zlib's own default.
#define CZ_MEMORY 8

// The most bytes that so many can be compressed to.
static inline size_t cz_bound(size_t count) {
  return compressBound(count);
}

// Compresses bytes into a zlib stream (RFC 1950) with a level of 0 to 9 and one of zlib's strategies.
// Fewer than 4 GiB. Returns the bytes of the stream; 0 when there is no memory, or not enough room.
static inline size_t cz_compress(
    unsigned char *to, size_t room, const unsigned char *from, size_t count, int level,
    int strategy) {
  z_stream stream = {0};
  if (deflateInit2(&stream, level, Z_DEFLATED, MAX_WBITS, CZ_MEMORY, strategy) != Z_OK)
    return 0;
  stream.next_in = (unsigned char *) from;
  stream.avail_in = (unsigned int) count;
  stream.next_out = to;
  stream.avail_out = (unsigned int) room;
  int result = deflate(&stream, Z_FINISH);
  size_t length = stream.total_out;
  deflateEnd(&stream);
  return result == Z_STREAM_END ? length : 0;
}

// Goes on with the sum of a PNG chunk (RFC 2083, 3.4); begins with 0.
static inline unsigned int cz_crc(unsigned int sum, const unsigned char *bytes, size_t count) {
  return (unsigned int) crc32(sum, bytes, (unsigned int) count);
}

#endif
