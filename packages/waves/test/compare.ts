import type { WaveFile, WaveVariable } from '../src/index.ts';
import type { ReferenceSignal } from './vcdReference.ts';

const page = 3;

/** Every variable, read in small pages. */
export function allVariables(wave: WaveFile, scope: number | null = null): WaveVariable[] {
  const found: WaveVariable[] = [];
  for (let offset = 0; ; offset += page) {
    const { total, scopes, variables } = wave.children(scope, offset, page);
    found.push(...variables, ...scopes.flatMap((child) => allVariables(wave, child.id)));
    if (offset + page >= total) return found;
  }
}

/** fst2vcd prints reals with 16 digits. */
function plain(steps: [number, string | null][], real: boolean): string[] {
  return steps.map(([time, value]) => `${time}=${real ? Number(value).toPrecision(14) : value}`);
}

/** Differences between a dump and its reference, value for value; empty when they agree. */
export async function differences(wave: WaveFile, reference: ReferenceSignal[]): Promise<string[]> {
  const { start, end } = wave.info;
  const variables = allVariables(wave);
  const found: string[] = [];
  for (const { path, width, real, steps } of reference) {
    const [variable] = variables.splice(variables.findIndex((candidate) => candidate.path === path) >>> 0, 1);
    if (!variable) {
      found.push(`${path} is missing`);
      continue;
    }
    if (variable.value === 'bits' && variable.width !== width)
      found.push(`${path} has ${variable.width} bits`);
    const [trace] = await wave.window({
      signals: [String(variable.signal)],
      from: start,
      to: end,
      pixels: end - start + 1,
    });
    const ours: [number, string | null][] = trace!.times.map((time, i) => [time, trace!.values[i]!]);
    // VCD says nothing of a signal before its first change.
    if (steps.length === 0 || ours[0]![0] < steps[0]![0]) ours.shift();
    const [mine, theirs] = [plain(ours, real), plain(steps, real)];
    const at = theirs.findIndex((step, i) => step !== mine[i]);
    if (at >= 0 || mine.length !== theirs.length) found.push(`${path}: ${mine[at]} instead of ${theirs[at]}`);
  }
  return found;
}
