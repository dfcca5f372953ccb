import type { Memory } from '@netloom/memory';

/**
 * The wrapper with random bits stuck, whose self-test and repair the generated driver runs over the register port; where
 * trying all rows and columns finds a repair, the driver must, and then every word holds what is written.
 */
export function harnessText(memory: Memory): string {
  const { depth, width, maskBits, ecc } = memory;
  const { rows = 0, columns = 0 } = memory.repair ?? {};
  const stored = ecc === 'secded' ? width + 4 : width;
  const mask = maskBits === undefined ? '' : `top->a_mask = ${2 ** (width / maskBits) - 1};`;
  return `#include <cstdint>
#include <cstdio>
#include "Vram.h"
#include "Vram___024root.h"
static Vram *top;
static void tick() { top->clk = 1; top->eval(); top->clk = 0; top->eval(); }
static void bus_write(unsigned offset, uint32_t value) {
  top->s_ctl_paddr = offset; top->s_ctl_psel = 1; top->s_ctl_penable = 0; top->s_ctl_pwrite = 1;
  top->s_ctl_pwdata = value; top->s_ctl_pstrb = 15; top->eval(); tick();
  top->s_ctl_penable = 1; top->eval(); while (!top->s_ctl_pready) tick(); tick();
  top->s_ctl_psel = 0; top->s_ctl_penable = 0; top->eval();
}
static uint32_t bus_read(unsigned offset) {
  top->s_ctl_paddr = offset; top->s_ctl_psel = 1; top->s_ctl_penable = 0; top->s_ctl_pwrite = 0; top->eval(); tick();
  top->s_ctl_penable = 1; top->eval(); while (!top->s_ctl_pready) tick();
  uint32_t value = top->s_ctl_prdata; tick();
  top->s_ctl_psel = 0; top->s_ctl_penable = 0; top->eval();
  return value;
}
#include "ram.h"
enum { WORDS = ${depth}, BITS = ${stored} };
static unsigned long long state = 88172645463325252ull;
static unsigned dice(unsigned of) {
  state ^= state << 13; state ^= state >> 7; state ^= state << 17;
  return (unsigned)(state % of);
}
static int brute(const unsigned *broken) {
  int best = -1;
  for (unsigned rows = 0; rows < 1u << WORDS; rows++) {
    if (__builtin_popcount(rows) > ${rows}) continue;
    unsigned left = 0;
    for (unsigned word = 0; word < WORDS; word++) if (!(rows >> word & 1u)) left |= broken[word];
    if (__builtin_popcount(left) > ${columns}) continue;
    int cost = __builtin_popcount(rows) + __builtin_popcount(left);
    if (best < 0 || cost < best) best = cost;
  }
  return best;
}
static void access(bool write, unsigned word, unsigned data) {
  top->a_en = 1; top->a_we = write; top->a_addr = word; top->a_wdata = data; ${mask}
  top->eval();
  while (!top->a_ready) tick();
  tick();
  top->a_en = 0; top->eval();
}
int main() {
  top = new Vram;
  int repaired = 0, wrong = 0, cases = 300;
  auto &ones = top->rootp->ram__DOT__u_core__DOT__u_repair__DOT__u_array__DOT__u_c0_b0__DOT__stuck1;
  auto &zeros = top->rootp->ram__DOT__u_core__DOT__u_repair__DOT__u_array__DOT__u_c0_b0__DOT__stuck0;
  for (int round = 0; round < cases; round++) {
    unsigned broken[WORDS] = {0};
    for (unsigned word = 0; word < WORDS; word++) ones[word] = zeros[word] = 0;
    top->rst_n = 0; tick(); tick(); top->rst_n = 1; tick();
    for (unsigned left = dice(${rows + columns + 3}); left > 0; left--) broken[dice(WORDS)] |= 1u << dice(BITS);
    if (dice(3) == 0) for (unsigned word = 0, bit = dice(BITS); word < WORDS; word++) broken[word] |= 1u << bit;
    for (unsigned word = 0; word < WORDS; word++) {
      unsigned level = dice(1u << BITS);
      ones[word] = broken[word] & level;
      zeros[word] = broken[word] & ~level;
    }
    int used = ram_repair(0);
    if (used != brute(broken)) wrong++;
    if (used < 0) continue;
    repaired++;
    unsigned held[WORDS];
    for (unsigned word = 0; word < WORDS; word++) access(true, word, held[word] = dice(1u << ${width}));
    for (unsigned turn = 0; turn < 3 * WORDS; turn++) {
      unsigned word = dice(WORDS);
      if (dice(2)) access(true, word, held[word] = dice(1u << ${width}));
      word = dice(WORDS);
      access(false, word, 0);
      if (top->a_rdata != held[word]${ecc === 'secded' ? ' || top->a_rcorrected || top->a_rerror' : ''}) wrong++;
    }
  }
  printf("cases %d repaired %d wrong %d\\n", cases, repaired, wrong);
  return 0;
}
`;
}
