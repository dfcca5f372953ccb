import { MAIN } from './example.ts';
import type { ExampleProgram } from './example.ts';

const DATA = `
#define BYTES 256
static uint32_t words[BYTES / 4];

static void prepare(void)
{
  uint32_t x = 1;
  for (int i = 0; i < BYTES / 4; i++) {
    x = x * 1664525u + 1013904223u;
    words[i] = x;
  }
}
`;

/** The checksum as a programmer who wants it small writes it: bit by bit. */
const slow: ExampleProgram = {
  id: 'crc-bitwise',
  instructions: [],
  text: `/* CRC-32 of 256 bytes, bit by bit. */
#include <stdint.h>
#include "stdio.h"
${DATA}
static uint32_t __attribute__((noinline)) kernel(void)
{
  const uint8_t *bytes = (const uint8_t *)words;
  uint32_t crc = ~0u;
  for (int at = 0; at < BYTES; at++) {
    crc ^= bytes[at];
    for (int bit = 0; bit < 8; bit++)
      crc = (crc >> 1) ^ (crc & 1 ? 0xedb88320u : 0);
  }
  return ~crc;
}
${MAIN}`,
};

const TABLE = `
/* The usual table of 256 words, made before. */
static uint32_t table[256];

static void make_table(void)
{
  for (uint32_t byte = 0; byte < 256; byte++) {
    uint32_t crc = byte;
    for (int bit = 0; bit < 8; bit++)
      crc = (crc >> 1) ^ (crc & 1 ? 0xedb88320u : 0);
    table[byte] = crc;
  }
}
`;

const byBytes: ExampleProgram = {
  id: 'crc-bytes',
  insn: 'bits',
  instructions: ['crc32.b'],
  text: `/* CRC-32 of 256 bytes: a byte an instruction, or a byte a step through the usual table. */
#include <stdint.h>
#include "stdio.h"
#ifndef BITS_WITHOUT_INSTRUCTIONS
#include "bits_insn.h"
#endif
${DATA.replace('static void prepare', `${TABLE}\nstatic void prepare`).replace('uint32_t x = 1;', 'make_table();\n  uint32_t x = 1;')}
static uint32_t __attribute__((noinline)) kernel(void)
{
  const uint8_t *bytes = (const uint8_t *)words;
  uint32_t crc = ~0u;
  for (int at = 0; at < BYTES; at++)
#ifdef BITS_WITHOUT_INSTRUCTIONS
    crc = (crc >> 8) ^ table[(crc ^ bytes[at]) & 255];
#else
    crc = bits_crc32_b(crc, bytes[at]);
#endif
  return ~crc;
}
${MAIN}`,
};

const byWords: ExampleProgram = {
  id: 'crc-words',
  insn: 'bits',
  instructions: ['crc32.w'],
  text: `/* CRC-32 of 256 bytes: a word an instruction, or a byte a step through the usual table. */
#include <stdint.h>
#include "stdio.h"
#ifndef BITS_WITHOUT_INSTRUCTIONS
#include "bits_insn.h"
#endif
${DATA.replace('static void prepare', `${TABLE}\nstatic void prepare`).replace('uint32_t x = 1;', 'make_table();\n  uint32_t x = 1;')}
static uint32_t __attribute__((noinline)) kernel(void)
{
  uint32_t crc = ~0u;
#ifdef BITS_WITHOUT_INSTRUCTIONS
  const uint8_t *bytes = (const uint8_t *)words;
  for (int at = 0; at < BYTES; at++)
    crc = (crc >> 8) ^ table[(crc ^ bytes[at]) & 255];
#else
  for (int at = 0; at < BYTES / 4; at++)
    crc = bits_crc32_w(crc, words[at]);
#endif
  return ~crc;
}
${MAIN}`,
};

const beside: ExampleProgram = {
  id: 'stream',
  insn: 'stream',
  instructions: ['stream.feed', 'stream.crc', 'stream.set'],
  text: `/* CRC-32 of 256 bytes beside their sum: in the background, or a byte a step through the usual table. */
#include <stdint.h>
#include "stdio.h"
#ifndef STREAM_WITHOUT_INSTRUCTIONS
#include "stream_insn.h"
#endif
${DATA.replace('static void prepare', `${TABLE}\nstatic void prepare`).replace('uint32_t x = 1;', 'make_table();\n  uint32_t x = 1;')}
static uint32_t __attribute__((noinline)) kernel(void)
{
  uint32_t sum = 0, crc = ~0u;
#ifndef STREAM_WITHOUT_INSTRUCTIONS
  stream_stream_set(crc);
#endif
  for (int at = 0; at < BYTES / 4; at++) {
    uint32_t word = words[at];
#ifdef STREAM_WITHOUT_INSTRUCTIONS
    for (int byte = 0; byte < 32; byte += 8)
      crc = (crc >> 8) ^ table[(crc ^ (word >> byte)) & 255];
#else
    stream_stream_feed(word);
#endif
    sum += (word & 0xffff) + (word >> 16);
  }
#ifndef STREAM_WITHOUT_INSTRUCTIONS
  crc = stream_stream_crc();
#endif
  return sum ^ ~crc;
}
${MAIN}`,
};

export const CHECKSUMS = [slow, byBytes, byWords, beside];
