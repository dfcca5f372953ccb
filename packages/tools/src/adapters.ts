import type { RunPlan, RunStep } from '@netloom/model';
import type { Finding, OutputReader } from './finding.ts';
import { kindOf } from './kinds/index.ts';
import { readMake } from './readMake.ts';
import { readVerilator } from './readVerilator.ts';
import { silent, type StepAdapter } from './stepAdapter.ts';

/** Programs that runs of any kind may call. */
const SHARED: Adapters = {
  verilator: { read: readVerilator },
  make: { read: readMake },
  plain: { ...silent, takesInput: true },
};

/** How the steps of a plan are spoken with, by their `tool`. */
export type Adapters = Readonly<Record<string, StepAdapter>>;

/** @throws where a step names a tool that neither the kind of its run nor all kinds have an adapter for */
export async function adaptersOf({ kind, steps }: Pick<RunPlan, 'kind' | 'steps'>): Promise<Adapters> {
  const own = await kindOf(kind)?.load.adapters?.();
  const adapters: Adapters = { ...SHARED, ...own?.adapters };
  for (const { id, tool } of steps)
    if (!Object.hasOwn(adapters, tool))
      throw new Error(`steps.${id}: no run of kind "${kind}" speaks with "${tool}"`);
  return adapters;
}

/** Allocation failures of the C and C++ runtimes, GCC, Perl and Verilator. */
const OUT_OF_MEMORY =
  /std::bad_alloc|virtual memory exhausted|out of memory|Out of memory|[Cc]annot allocate memory/;

/** A diagnostic of a renamed source has its place in the file of the tree. */
function inTree(finding: Finding, names: Readonly<Record<string, string>>): Finding {
  if (finding.type !== 'diagnostic') return finding;
  const { place } = finding.diagnostic;
  if (place?.kind !== 'source' || !Object.hasOwn(names, place.file)) return finding;
  return { ...finding, diagnostic: { ...finding.diagnostic, place: { ...place, file: names[place.file]! } } };
}

/** Starts a reader for the output of a step. */
export function readerFor(step: RunStep, adapters: Adapters): OutputReader {
  const own = (adapters[step.tool] ?? silent).read(step);
  const { names } = step;
  const read: OutputReader = names ? (line) => own(line).map((finding) => inTree(finding, names)) : own;
  return (line) => (OUT_OF_MEMORY.test(line) ? [...read(line), { type: 'out-of-memory' }] : read(line));
}
