import { MAIN } from './example.ts';
import type { ExampleProgram } from './example.ts';

/** A program whose kernel is written in the functions of a definition. */
interface Kernel {
  id: string;
  insn: string;
  instructions: string[];
  about: string;
  /** What the program does without the instructions, as it is usually written. */
  without: string;
  kernel: string;
}

const DATA = `
#define COUNT 64
static uint32_t left[COUNT];
static uint32_t right[COUNT];

static void prepare(void)
{
  uint32_t x = 1;
  for (int i = 0; i < COUNT; i++) {
    left[i] = x = x * 1664525u + 1013904223u;
    right[i] = x = x * 1664525u + 1013904223u;
  }
}
`;

export const program = ({ id, insn, instructions, about, without, kernel }: Kernel): ExampleProgram => ({
  id,
  insn,
  instructions,
  text: `/* ${about} */
#include <stdint.h>
#include "stdio.h"

#ifdef ${insn.toUpperCase()}_WITHOUT_INSTRUCTIONS
${without}
#else
#include "${insn}_insn.h"
#endif
${DATA}
static uint32_t __attribute__((noinline)) kernel(void)
{
${kernel}
}
${MAIN}`,
});

const popcount = program({
  id: 'popcount',
  insn: 'bits',
  instructions: ['popcount'],
  about: 'Ones of 64 words; without the instruction by sums of neighbours.',
  without: `static inline uint32_t bits_popcount(uint32_t x)
{
  x -= (x >> 1) & 0x55555555u;
  x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
  x = (x + (x >> 4)) & 0x0f0f0f0fu;
  x += x >> 8;
  return (x + (x >> 16)) & 63;
}`,
  kernel: `  uint32_t sum = 0;
  for (int i = 0; i < COUNT; i++)
    sum += bits_popcount(left[i]);
  return sum;`,
});

const rotate = program({
  id: 'rotate',
  insn: 'bits',
  instructions: ['rotri'],
  about: 'The first step of a hash of 64 words: three rotations each.',
  without: `static inline uint32_t bits_rotri(uint32_t x, int by)
{
  return (x >> by) | (x << (32 - by));
}`,
  kernel: `  uint32_t hash = 0;
  for (int i = 0; i < COUNT; i++) {
    uint32_t x = left[i];
    hash += bits_rotri(x, 6) ^ bits_rotri(x, 11) ^ bits_rotri(x, 25);
  }
  return hash;`,
});

const mac = program({
  id: 'mac',
  insn: 'mac',
  instructions: ['mac.add', 'mac.low', 'mac.high', 'mac.set'],
  about: 'Sum of 64 products in 64 bits.',
  without: `static int64_t sum;
static inline void mac_mac_set(uint32_t low, uint32_t high) { sum = (int64_t)(((uint64_t)high << 32) | low); }
static inline void mac_mac_add(uint32_t a, uint32_t b) { sum += (int64_t)(int32_t)a * (int32_t)b; }
static inline uint32_t mac_mac_low(void) { return (uint32_t)sum; }
static inline uint32_t mac_mac_high(void) { return (uint32_t)((uint64_t)sum >> 32); }`,
  kernel: `  mac_mac_set(0, 0);
  for (int i = 0; i < COUNT; i++)
    mac_mac_add(left[i], right[i]);
  return mac_mac_low() ^ mac_mac_high();`,
});

const saturate = program({
  id: 'saturate',
  insn: 'dsp',
  instructions: ['sadd'],
  about: 'Saturating sums of 64 pairs.',
  without: `static inline uint32_t dsp_sadd(uint32_t a, uint32_t b)
{
  int32_t sum;
  if (__builtin_add_overflow((int32_t)a, (int32_t)b, &sum))
    return (int32_t)a < 0 ? 0x80000000u : 0x7fffffffu;
  return (uint32_t)sum;
}`,
  kernel: `  uint32_t all = 0;
  for (int i = 0; i < COUNT; i++)
    all ^= dsp_sadd(left[i], right[i]);
  return all;`,
});

const dot = program({
  id: 'dot',
  insn: 'dsp',
  instructions: ['dot4'],
  about: 'Sum of the products of 256 signed bytes.',
  without: `static inline uint32_t dsp_dot4(uint32_t a, uint32_t b, uint32_t sum)
{
  for (int i = 0; i < 32; i += 8)
    sum += (uint32_t)((int8_t)(a >> i) * (int8_t)(b >> i));
  return sum;
}`,
  kernel: `  uint32_t sum = 0;
  for (int i = 0; i < COUNT; i++)
    sum = dsp_dot4(left[i], right[i], sum);
  return sum;`,
});

const blend = program({
  id: 'blend',
  insn: 'dsp',
  instructions: ['blend'],
  about: 'Two pictures through a mask, 64 words.',
  without: `static inline uint32_t dsp_blend(uint32_t a, uint32_t b, uint32_t mask)
{
  return b ^ ((a ^ b) & mask);
}`,
  kernel: `  uint32_t all = 0, mask = 0xff00ff00u;
  for (int i = 0; i < COUNT; i++)
    all += dsp_blend(left[i], right[i], mask);
  return all;`,
});

const division = program({
  id: 'division',
  insn: 'division',
  instructions: ['vdivu'],
  about: '64 quotients of up to 32 bits; without the instruction as the compiler divides for this core.',
  without: `static inline uint32_t division_vdivu(uint32_t a, uint32_t b) { return a / b; }`,
  kernel: `  uint32_t sum = 0;
  for (int i = 0; i < COUNT; i++)
    sum += division_vdivu(left[i] >> (i & 15), (right[i] >> 12) | 1);
  return sum;`,
});

const root = program({
  id: 'root',
  insn: 'root',
  instructions: ['isqrt'],
  about:
    'Square roots of 64 words beside a checksum of others; without the instruction bit by bit, as programs for integers do.',
  without: `static inline uint32_t root_isqrt(uint32_t x)
{
  uint32_t root = 0;
  for (uint32_t bit = 0x40000000u; bit != 0; bit >>= 2) {
    uint32_t tried = root | bit;
    root >>= 1;
    if (x >= tried) {
      x -= tried;
      root |= bit;
    }
  }
  return root;
}`,
  kernel: `  uint32_t sum = 0, check = 1;
  for (int i = 0; i < COUNT; i++) {
    uint32_t now = root_isqrt(left[i]);
    uint32_t word = right[i];
    check = (check << 5) - check + (word & 255);
    check = (check << 5) - check + ((word >> 8) & 255);
    check = (check << 5) - check + ((word >> 16) & 255);
    check = (check << 5) - check + (word >> 24);
    sum += now;
  }
  return sum ^ check;`,
});

const tally = program({
  id: 'tally',
  insn: 'tally',
  instructions: ['tally.add', 'tally.get', 'tally.set'],
  about: 'Counts even words of 64; without the instruction in a variable of the memory, as a library does.',
  without: `static volatile uint32_t count;
static inline void tally_tally_set(uint32_t to) { count = to; }
static inline uint32_t tally_tally_add(int32_t by) { uint32_t was = count; count = was + (uint32_t)by; return was; }
static inline uint32_t tally_tally_get(void) { return count; }`,
  kernel: `  tally_tally_set(0);
  for (int i = 0; i < COUNT; i++)
    if ((left[i] & 0x10000u) == 0)
      (void)tally_tally_add(1);
  return tally_tally_get();`,
});

const sbox = program({
  id: 'sbox',
  insn: 'aes',
  instructions: ['aes.sbox'],
  about:
    'The S-box of AES of 64 bytes; without the instruction computed in GF(256), which needs no table and no time that depends on data.',
  without: `static inline uint8_t times(uint8_t a, uint8_t b)
{
  uint8_t product = 0;
  for (int i = 0; i < 8; i++) {
    product ^= (uint8_t)(-(b & 1) & a);
    a = (uint8_t)((a << 1) ^ (-(a >> 7) & 0x1b));
    b >>= 1;
  }
  return product;
}

static inline uint32_t aes_aes_sbox(uint32_t word)
{
  uint8_t x = (uint8_t)word, square = x, inverse = 1;
  for (int i = 0; i < 7; i++) {
    square = times(square, square);
    inverse = times(inverse, square);
  }
  uint32_t twice = inverse | ((uint32_t)inverse << 8);
  return (inverse ^ (twice >> 7) ^ (twice >> 6) ^ (twice >> 5) ^ (twice >> 4) ^ 0x63) & 255;
}`,
  kernel: `  uint32_t all = 0;
  for (int i = 0; i < COUNT; i++)
    all = (all << 1) ^ aes_aes_sbox(left[i] & 255);
  return all;`,
});

const walk = program({
  id: 'walk',
  insn: 'walk',
  instructions: ['walk.lw', 'walk.lh', 'walk.sw', 'walk.sb', 'walk.lx', 'walk.from', 'walk.at'],
  about:
    'Copies 64 words, sums them as words and as signed halves, and codes 64 bytes by a table; without the instructions by pointers.',
  without: `typedef uint32_t __attribute__((may_alias)) word;
typedef int16_t __attribute__((may_alias)) half;
static uintptr_t next;
static inline void walk_walk_from(uint32_t at) { next = at; }
static inline uint32_t walk_walk_at(void) { return (uint32_t)next; }
#define walk_walk_lw(step) (next += (step), *(const word *)(next - (step)))
#define walk_walk_lh(step) (next += (step), (uint32_t)(int32_t)*(const half *)(next - (step)))
#define walk_walk_sw(value, step) (*(word *)next = (value), next += (step))
static inline uint32_t walk_walk_sb(uint32_t at, uint32_t value)
{
  *(volatile uint8_t *)(uintptr_t)at = (uint8_t)value;
  return at + 1;
}
static inline uint32_t walk_walk_lx(uint32_t at, uint32_t index)
{
  return *(const uint16_t __attribute__((may_alias)) *)(uintptr_t)(at + 2 * (index & 15));
}`,
  kernel: `  static uint32_t copy[COUNT];
  uint32_t from = (uint32_t)(uintptr_t)copy, sum = 0;
  walk_walk_from(from);
  for (int i = 0; i < COUNT; i++)
    walk_walk_sw(left[i], 4);
  sum = walk_walk_at() - from;
  walk_walk_from(from);
  for (int i = 0; i < COUNT; i++)
    sum += walk_walk_lw(4);
  walk_walk_from(from);
  for (int i = 0; i < COUNT; i++) {
    sum ^= walk_walk_lh(2);
    sum += walk_walk_lh(2);
  }
  for (int i = 0; i < COUNT; i++)
    from = walk_walk_sb(from, walk_walk_lx((uint32_t)(uintptr_t)right, left[i]));
  return sum ^ copy[0] ^ copy[COUNT / 4 - 1];`,
});

export const ARITHMETIC = [popcount, rotate, mac, saturate, dot, blend, division, root, tally, sbox, walk];
