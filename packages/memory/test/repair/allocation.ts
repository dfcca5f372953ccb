/**
 * Random broken bits, small enough to try all sets of rows and columns: for each case whether the driver finds an
 * allocation exactly where there is one, with as few spares, and whether it covers all.
 */
export const allocationText = (rows: number, columns: number) => `#include <stdio.h>
#include <string.h>
#include "ram.h"

enum { WORDS = 9, BITS = 8, ROWS = ${rows}, COLUMNS = ${columns} };
static unsigned long long state = 88172645463325252ull;
static unsigned dice(unsigned of) {
  state ^= state << 13; state ^= state >> 7; state ^= state << 17;
  return (unsigned)(state % of);
}

static int brute(const unsigned *broken) {
  int best = -1;
  for (unsigned rows = 0; rows < 1u << WORDS; rows++) {
    if (__builtin_popcount(rows) > ROWS) continue;
    unsigned left = 0;
    for (unsigned word = 0; word < WORDS; word++) if (!(rows >> word & 1u)) left |= broken[word];
    if (__builtin_popcount(left) > COLUMNS) continue;
    int cost = __builtin_popcount(rows) + __builtin_popcount(left);
    if (best < 0 || cost < best) best = cost;
  }
  return best;
}

static int covers(const unsigned *broken, const struct ram_spares *spares) {
  for (unsigned word = 0; word < WORDS; word++) {
    unsigned left = broken[word];
    for (unsigned at = 0; at < spares->columns; at++) left &= ~(1u << spares->column[at]);
    for (unsigned at = 0; at < spares->rows; at++) if (spares->row[at] == word) left = 0;
    if (left) return 0;
  }
  return spares->rows <= ROWS && spares->columns <= COLUMNS;
}

int main(void) {
  int solved = 0, wrong = 0, cases = 2000;
  for (int round = 0; round < cases; round++) {
    unsigned broken[WORDS] = {0};
    for (unsigned left = dice(2 * (ROWS + COLUMNS) + 8); left > 0; left--) broken[dice(WORDS)] |= 1u << dice(BITS);
    if (dice(3) == 0) for (unsigned word = 0, bit = dice(BITS); word < WORDS; word++) if (dice(5)) broken[word] |= 1u << bit;
    if (dice(3) == 0) broken[dice(WORDS)] = (1u << BITS) - 1u;
    struct ram_failures all;
    struct ram_spares spares = {0};
    memset(&all, 0, sizeof all);
    int found = 0;
    /* As a self-test tells them: words again and again, each time some of the bits. */
    for (int pass = 0; pass < 3; pass++)
      for (unsigned word = 0; word < WORDS; word++) {
        uint32_t bits[RAM_BIT_WORDS] = {broken[word] & (pass == 2 ? ~0u : dice(1u << BITS))};
        if (bits[0] != 0 && ram_note(&all, word, bits) < 0) found = -1;
      }
    if (found == 0) found = ram_allocate(&all, &spares);
    if (found != brute(broken)) wrong++;
    if (found >= 0) { solved++; if (!covers(broken, &spares)) wrong++; }
  }
  printf("cases %d solved %d wrong %d\\n", cases, solved, wrong);
  return 0;
}
`;
