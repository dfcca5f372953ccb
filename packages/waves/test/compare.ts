import type { WaveFile, WaveVariable } from '../src/index.ts';
import type { ReferenceSignal } from './vcdReference.ts';

const page = 3;

/** Every variable, read in small pages; a scope's own before those of the scopes in it. */
export function allVariables(wave: WaveFile): WaveVariable[] {
  const found: WaveVariable[] = [];
  const open: (number | null)[] = [null];
  while (open.length > 0) {
    const scope = open.pop() ?? null;
    const inside: number[] = [];
    for (let offset = 0, total = 1; offset < total; offset += page) {
      const children = wave.children(scope, offset, page);
      found.push(...children.variables);
      inside.push(...children.scopes.map(({ id }) => id));
      total = children.total;
    }
    open.push(...inside.reverse());
  }
  return found;
}

/** Every change of a signal with its value, the value at the dump's begin first. */
export async function stepsOf(wave: WaveFile, signal: number): Promise<[number, string][]> {
  const steps: [number, string][] = [];
  for await (const { times, text } of wave.changes(String(signal), wave.info.start, wave.info.end)) {
    times.forEach((time, i) => steps.push([time, text(i)]));
  }
  return steps;
}

/** fst2vcd prints reals with 16 digits. */
function plain(steps: [number, string][], real: boolean): string[] {
  return steps.map(([time, value]) => `${time}=${real ? Number(value).toPrecision(14) : value}`);
}

/** Differences between a dump and its reference, value for value; empty when they agree. */
export async function differences(wave: WaveFile, reference: ReferenceSignal[]): Promise<string[]> {
  const byPath = new Map<string, WaveVariable[]>();
  for (const variable of allVariables(wave)) {
    byPath.set(variable.path, [...(byPath.get(variable.path) ?? []), variable]);
  }
  const found: string[] = [];
  for (const signal of reference) {
    const variable = byPath.get(signal.path)?.shift();
    if (!variable) found.push(`${signal.path} is missing`);
    else found.push(...(await difference(wave, variable, signal)));
  }
  return found;
}

async function difference(
  wave: WaveFile,
  variable: WaveVariable,
  signal: ReferenceSignal,
): Promise<string[]> {
  const { path, width, real, steps } = signal;
  if (variable.value === 'bits' && variable.width !== width) return [`${path} has ${variable.width} bits`];
  const ours = await stepsOf(wave, variable.signal);
  // VCD says nothing of a signal before its first change.
  if (steps.length === 0 || (ours.length > 0 && ours[0]![0] < steps[0]![0])) ours.shift();
  const [mine, theirs] = [plain(ours, real), plain(steps, real)];
  const at = theirs.findIndex((step, i) => step !== mine[i]);
  if (at < 0 && mine.length === theirs.length) return [];
  const where = at < 0 ? theirs.length : at;
  return [`${path}: ${mine[where]} instead of ${theirs[where]}`];
}
