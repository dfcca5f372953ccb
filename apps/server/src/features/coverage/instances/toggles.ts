import type { WaveFile, WaveScope, WaveVariable } from '@netloom/waves';
import { openWaveFile } from '@netloom/waves/node';

const PAGE = 5000;
/** Variables of one wave, beyond which it is not looked at. */
const MOST_VARIABLES = 200_000;

const isScope = (node: WaveScope | WaveVariable): node is WaveScope => !('signal' in node);

function* variablesOf(wave: WaveFile, scope: number | null = null): Generator<WaveVariable> {
  for (let offset = 0; ; offset += PAGE) {
    const { total, scopes, variables } = wave.children(scope, offset, PAGE);
    for (const node of scopes) if (isScope(node)) yield* variablesOf(wave, node.id);
    yield* variables;
    if (offset + PAGE >= total) return;
  }
}

/** What has bits that a design drives; integers and parameters are none of its wires. */
const COUNTED = new Set(['wire', 'reg', 'logic', 'bit', 'tri', 'port']);

/** Bits of a variable that were seen to change between 0 and 1, the left one first. */
type Bits = boolean[];

/** Notes each bit that is 0 in one value and 1 in the next, or the other way round: what Verilator counts as a toggle. */
function noteChanges(bits: Bits, before: string, after: string): void {
  for (let at = 0; at < bits.length; at++) {
    const [one, other] = [before[at], after[at]];
    if ((one === '0' && other === '1') || (one === '1' && other === '0')) bits[at] = true;
  }
}

const padded = (text: string, width: number) => text.padStart(width, /^[01]/.test(text) ? '0' : text[0]);

async function bitsOf(wave: WaveFile, { signal, width }: WaveVariable): Promise<Bits> {
  const bits: Bits = Array.from({ length: width }, () => false);
  let before: string | undefined;
  for await (const batch of wave.changes(String(signal), wave.info.start, wave.info.end))
    for (let at = 0; at < batch.times.length; at++) {
      const value = padded(batch.text(at), width);
      if (before !== undefined) noteChanges(bits, before, value);
      before = value;
    }
  return bits;
}

export interface InstanceRow {
  instance: string;
  covered: number;
  total: number;
  missed: string[];
}

const MOST_MISSED = 200;

/** Names of the bits of a variable, the left one first. */
function bitNames({ name, range, width }: WaveVariable): string[] {
  if (width === 1 && range === '') return [name];
  const [, left = width - 1, right = 0] = (/^\[(-?\d+):(-?\d+)\]$/.exec(range) ?? []).map(Number);
  const step = left >= right ? -1 : 1;
  return Array.from({ length: width }, (_, at) => `${name}[${left + step * at}]`);
}

/** Bits that toggled in any of some waves, by instance; each name below an instance is its own, aliases too. */
export async function instanceToggles(files: readonly string[]): Promise<InstanceRow[]> {
  const found = new Map<string, Map<string, boolean>>();
  for (const file of files) {
    const { wave, close } = await openWaveFile(file);
    try {
      await wave.settled();
      await addWave(wave, found);
    } finally {
      await close();
    }
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(rowOf);
}

async function addWave(wave: WaveFile, found: Map<string, Map<string, boolean>>): Promise<void> {
  const known = new Map<number, Bits>();
  let count = 0;
  for (const variable of variablesOf(wave)) {
    if (variable.width === 0 || !COUNTED.has(variable.kind) || ++count > MOST_VARIABLES) continue;
    const bits = known.get(variable.signal) ?? (await bitsOf(wave, variable));
    known.set(variable.signal, bits);
    const instance = variable.path.slice(0, Math.max(0, variable.path.length - variable.name.length - 1));
    const of = found.get(instance) ?? new Map<string, boolean>();
    found.set(instance, of);
    for (const [at, name] of bitNames(variable).entries()) of.set(name, (of.get(name) ?? false) || bits[at]!);
  }
}

function rowOf([instance, bits]: [string, ReadonlyMap<string, boolean>]): InstanceRow {
  const missed = [...bits].filter(([, toggled]) => !toggled).map(([name]) => name);
  return {
    instance,
    covered: bits.size - missed.length,
    total: bits.size,
    missed: missed.slice(0, MOST_MISSED),
  };
}
