import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RunPlan } from '@netloom/model';
import { check } from '@netloom/soc';
import { bootDesign, bootPlan, inDemoFolder, runStep } from '../bench/core/bootDemo.ts';
import { run } from '../ip/test/run.ts';

/** Stands in the place of hello. */
const PROGRAM = String.raw`
#include <stdio.h>
#include "clint.h"
#include "csr.h"
#include "hart.h"
#include "trap.h"

struct job {
  uint32_t from, to, sum, hart, stack;
};

static volatile uint32_t first = 7, none, times, ticks, calls;

static void add(void *argument)
{
  struct job *job = argument;
  volatile uint32_t sum = 0;

  for (uint32_t each = job->from; each <= job->to; each++)
    sum += each;
  job->sum = sum;
  job->hart = csr_read(mhartid);
  job->stack = (uint32_t)&sum;
}

static void count(void *argument)
{
  ++*(volatile uint32_t *)argument;
}

static void tick(void *context)
{
  (void)context;
  ticks += csr_read(mhartid);
  clint_interrupt_at(UINT64_MAX);
}

static bool called(struct trap_frame *frame, uint32_t value)
{
  (void)value;
  calls += csr_read(mhartid);
  frame->pc += 4;
  return true;
}

/* Its own timer, and an exception of its own. */
static void trap(void *argument)
{
  (void)argument;
  netloom_interrupt_register(INTERRUPT_TIMER, tick, 0);
  clint_interrupt_at(clint_now() + 100);
  netloom_interrupts_enable();
  while (ticks == 0)
    ;
  __asm__ volatile("ecall" : : : "memory");
}

static void wait(void)
{
  while (hart_is_busy(1))
    ;
}

int main(void)
{
  extern char __stack_top[];
  struct job other = {1, 1000, 0, 0, 0}, mine = {1, 100, 0, 9, 0};

  printf("harts %u, data %u %u\n", HARTS, (unsigned)first++, (unsigned)none++);
  printf("refused %d%d", hart_run(0, add, &other), hart_run(HARTS, add, &other));
  hart_run(1, add, &other);
  printf("%d\n", hart_run(1, add, &mine));
  add(&mine);
  wait();
  printf("hart %u: %u, hart %u: %u\n", (unsigned)mine.hart, (unsigned)mine.sum, (unsigned)other.hart, (unsigned)other.sum);
  printf("stacks %d %d\n", mine.stack < (uint32_t)__stack_top, other.stack - (uint32_t)__stack_top < 0x800);
  for (int each = 0; each < 100; each++)
    while (!hart_run(1, count, (void *)&times))
      ;
  wait();
  netloom_exception_register(EXCEPTION_MACHINE_CALL, called);
  hart_run(1, trap, 0);
  wait();
  printf("times %u, ticks %u, calls %u\n", (unsigned)times, (unsigned)ticks, (unsigned)calls);
  return 0;
}
`;

const SAID = [
  'harts 2, data 7 0',
  'refused 000',
  'hart 0: 5050, hart 1: 500500',
  'stacks 1 1',
  'times 100, ticks 1, calls 1',
  'netloom: the firmware ended',
];

/** What memories hold at the reset, by a seed; 0: zeros. */
const SEEDS = [0, 1, 2, 3];

/** A step of a plan with other arguments. */
function stepWith(plan: RunPlan, id: string, change: (argv: readonly string[]) => string[], folder: string) {
  const steps = plan.steps.map((step) => (step.id === id ? { ...step, argv: change(step.argv) } : step));
  return runStep({ ...plan, steps }, id, folder);
}

/** The model begins with what a seed says, not with zeros. */
const withSeeds = (argv: readonly string[]) => [...argv, '--x-initial', 'unique'];
const seeded = (seed: number) => (argv: readonly string[]) =>
  seed === 0 ? [...argv] : [...argv, '+verilator+rand+reset+2', `+verilator+seed+${seed}`];

describe('a SoC with two cores', () => {
  const { document, library } = bootDesign('harts');
  const plan = bootPlan({ design: 'harts', cycles: 3_000_000 });
  const said: string[][] = [];

  beforeAll(async () => {
    const work = async (folder: string) => {
      await writeFile(join(folder, 'src/demo/sw/hello/hello.c'), PROGRAM);
      for (const id of ['firmware', 'link', 'image']) await runStep(plan, id, folder);
      await stepWith(plan, 'verilate', withSeeds, folder);
      await run(join(folder, 'obj'), 'make', '-f', 'Vtop.mk', '-j', '2', 'OPT_FAST=-O1', 'OPT_SLOW=-O0');
      for (const seed of SEEDS) {
        const printed = await stepWith(plan, 'boot', seeded(seed), folder);
        said.push(printed.replaceAll('\r', '').split('\n'));
      }
    };
    await inDemoFolder(plan, work, 'harts');
  });

  it('gives the checks nothing to say', () => expect(check(document, library)).toEqual([]));

  it('starts one program on the first, and has the other run functions of it', () => {
    for (const lines of said) expect(lines.slice(0, SAID.length)).toEqual(SAID);
    expect(said).toHaveLength(SEEDS.length);
  });
});
