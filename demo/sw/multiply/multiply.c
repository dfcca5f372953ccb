/* Multiplies and divides random words, and holds the results against additions alone. */
#include <stdint.h>
#include <stdio.h>

/* A regression gives each simulation its own. */
#ifndef NETLOOM_SEED
#define NETLOOM_SEED 1
#endif
#define ROUNDS 40

static uint32_t state = NETLOOM_SEED;

/* Marsaglia, "Xorshift RNGs", 2003: the triple 13, 17, 5. */
static uint32_t drawn(void)
{
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return state;
}

static uint32_t added(uint32_t a, uint32_t b)
{
  uint32_t sum = 0;

  for (; b != 0; b >>= 1, a += a)
    if (b & 1)
      sum += a;
  return sum;
}

int main(void)
{
  for (int round = 0; round < ROUNDS; round++) {
    volatile uint32_t a = drawn();
    volatile uint32_t b = drawn() >> (round & 31) | 1;
    uint32_t product = a * b;
    uint32_t quotient = a / b;
    uint32_t rest = a % b;

    if (product != added(a, b) || rest >= b || added(quotient, b) + rest != a) {
      printf("FAIL: %08lx and %08lx give %08lx, %08lx and %08lx\n", (unsigned long)a, (unsigned long)b,
             (unsigned long)product, (unsigned long)quotient, (unsigned long)rest);
      return 1;
    }
  }
  printf("PASS: %d pairs of words\n", ROUNDS);
  return 0;
}
