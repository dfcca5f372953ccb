import type { CoreOptions } from '../options/coreOptions.ts';
import { BASES } from './bases.ts';
import type { BaseName } from './bases.ts';
import { singleChanges } from './singleChanges.ts';

/** Drawn at random: two to five options of a preset, and their values, until they do not contradict each other. */
const DRAWN: Readonly<Partial<Record<BaseName, readonly (readonly string[])[]>>> = {
  nano: [
    ['base.compressed=false', 'base.zba=true', 'base.zbb=true'],
    ['base.atomics=true', 'base.compressed=false', 'base.multiply=single-cycle', 'base.zbb=true'],
    ['base.multiply=iterative', 'memory.prefetchDepth=1'],
    ['base.compressed=false', 'base.multiply=iterative', 'implementation.clockGating=true'],
    ['base.zifencei=true', 'base.zbb=true', 'advanced.branchTargetAdder=false'],
    ['base.zbs=true', 'memory.prefetchDepth=4'],
    ['base.zba=true', 'memory.ports=shared', 'implementation.clockGating=true'],
    ['base.zicsr=true', 'advanced.branchTargetAdder=false', 'implementation.reset=asynchronous'],
    ['base.isa=rv32i', 'memory.misaligned=hardware'],
  ],
  micro: [
    [
      'base.isa=rv32e',
      'memory.prefetchDepth=4',
      'implementation.reset=asynchronous',
      'implementation.clockGating=true',
    ],
    ['base.zicntr=false', 'base.zbb=true', 'memory.prefetchDepth=4', 'advanced.storeBuffer=true'],
    ['base.multiply=none', 'memory.ports=shared', 'memory.prefetchDepth=1', 'auxiliary.rvfi=true'],
    [
      'base.multiply=iterative',
      'base.compressed=false',
      'base.zicntr=false',
      'base.zbb=true',
      'memory.misaligned=hardware',
    ],
    [
      'base.multiply=iterative',
      'base.compressed=false',
      'auxiliary.clint=false',
      'auxiliary.performanceCounters=4',
    ],
    ['base.isa=rv32e', 'base.zifencei=false', 'memory.prefetchDepth=4', 'auxiliary.externalInterrupts=false'],
    ['base.multiply=none', 'implementation.clockGating=true'],
    ['base.zba=true', 'auxiliary.clint=false'],
    [
      'base.multiply=none',
      'base.userMode=true',
      'memory.misaligned=hardware',
      'advanced.storeBuffer=true',
      'implementation.registerFile=latches',
    ],
    ['base.multiply=none', 'base.zbb=true', 'memory.prefetchDepth=4', 'implementation.reset=asynchronous'],
    ['base.zifencei=false', 'base.stages=5', 'advanced.branchTargetAdder=false'],
    ['memory.misaligned=hardware', 'auxiliary.clint=false'],
    [
      'base.isa=rv32e',
      'base.atomics=true',
      'auxiliary.performanceCounters=1',
      'advanced.customPort=true',
      'implementation.reset=asynchronous',
    ],
  ],
  plain: [
    [
      'memory.prefetchDepth=2',
      'auxiliary.clint=false',
      'auxiliary.externalInterrupts=false',
      'advanced.storeBuffer=false',
    ],
    ['base.multiply=iterative', 'auxiliary.clint=false', 'implementation.reset=asynchronous'],
    ['base.isa=rv32e', 'base.multiply=none', 'base.zifencei=false', 'base.zbs=true'],
    ['base.zbb=true', 'base.userMode=true', 'memory.prefetchDepth=2'],
    [
      'base.zifencei=false',
      'base.zba=true',
      'memory.prefetchDepth=1',
      'memory.misaligned=hardware',
      'auxiliary.performanceCounters=2',
    ],
    ['base.compressed=false', 'memory.prefetchDepth=2', 'auxiliary.performanceCounters=2'],
    ['base.atomics=true', 'base.zbb=true', 'advanced.customPort=true'],
    ['base.multiply=fast', 'memory.ports=shared', 'auxiliary.rvfi=true', 'advanced.forwarding=false'],
    ['base.compressed=false', 'base.zicntr=false', 'memory.prefetchDepth=2'],
  ],
};

/** The option and value of a single change, in other options. */
function withChange(options: CoreOptions, difference: string, single: CoreOptions): CoreOptions {
  const [group, option] = difference.split(/[.=]/) as [keyof CoreOptions, string];
  const value = (single[group] as Record<string, unknown>)[option];
  return { ...options, [group]: { ...(options[group] as object), [option]: value } };
}

function setsOf(name: BaseName): [string, CoreOptions][] {
  const singles = new Map(singleChanges(BASES[name]));
  return DRAWN[name]!.map((set) => [
    [name, ...set].join(' '),
    set.reduce((options, change) => withChange(options, change, singles.get(change)!), BASES[name]),
  ]);
}

/** Sets that nobody chose, by name: what sums of single effects are off by there, they are off by elsewhere. */
export const DRAWN_SETS: Readonly<Record<string, CoreOptions>> = Object.fromEntries(
  (Object.keys(DRAWN) as BaseName[]).flatMap(setsOf),
);
