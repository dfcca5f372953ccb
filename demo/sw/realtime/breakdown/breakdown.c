/* Where the cycles of three loops go: of additions, of loads, and of divisions. */
#include <stdio.h>

#include "perf.h"

#define ROUNDS 100

static volatile uint32_t words[ROUNDS];

static uint32_t add(void)
{
  uint32_t sum = 0;

  /* The compiler may not know the sum beforehand. */
  for (uint32_t round = 0; round < ROUNDS; round++)
    __asm__ volatile("add %0, %0, %1" : "+r"(sum) : "r"(round));
  return sum;
}

static uint32_t load(void)
{
  uint32_t sum = 0;

  for (uint32_t round = 0; round < ROUNDS; round++)
    sum += words[round];
  return sum;
}

static uint32_t divide(void)
{
  uint32_t sum = 0;

  for (uint32_t round = 0; round < ROUNDS; round++)
    sum += words[round] / (round + 1);
  return sum;
}

static void measure(const char *name, uint32_t (*loop)(void))
{
  struct perf_breakdown all;
  uint32_t result;

  perf_breakdown_start();
  result = loop();
  perf_breakdown_stop(&all);
  printf("%-7s%7u%13u%7u%9u%8u%7u%6u%6u%8u\n", name, (unsigned)all.cycles, (unsigned)all.instructions,
         (unsigned)all.fetch, (unsigned)all.redirect, (unsigned)all.operand, (unsigned)all.memory, (unsigned)all.unit,
         (unsigned)all.order, (unsigned)result);
}

int main(void)
{
  for (uint32_t index = 0; index < ROUNDS; index++)
    words[index] = 7 * (index + 1);
  printf("%-7s%7s%13s%7s%9s%8s%7s%6s%6s%8s\n", "loop", "cycles", "instructions", "fetch", "redirect", "operand",
         "memory", "unit", "order", "result");
  measure("add", add);
  measure("load", load);
  measure("divide", divide);

  uint32_t left = ROUNDS;
  perf_start(0, PERF_TAKEN);
  __asm__ volatile("1: addi %0, %0, -1\n\tbnez %0, 1b" : "+r"(left));
  perf_stop(0);
  printf("branches taken in %u rounds: %u\n", ROUNDS, (unsigned)perf_read(0));
  return 0;
}
