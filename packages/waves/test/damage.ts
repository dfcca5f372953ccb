import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { bufferSource as bytesSource } from '../src/byteSource.ts';
import { BlockType, listBlocks } from '../src/fst/blocks.ts';
import { unpackHierarchy } from '../src/fst/hierarchyBlock.ts';
import type { WaveFile, WaveVariable } from '../src/index.ts';
import { bufferSource, openWave, WaveError } from '../src/index.ts';
import { allVariables, stepsOf } from './compare.ts';

type Steps = [number, string][];

const folder = join(import.meta.dirname, '../../../../shared/data/waves');

/** Sample dumps by name; none where the folder is absent. */
export const samples = existsSync(folder) ? globSync('**/*.{fst,vcd,ghw}', { cwd: folder }).sort() : [];

export function readSample(name: string): Uint8Array {
  return readFileSync(join(folder, name));
}

/** A small fixed generator (Park and Miller), so that a failure can be repeated. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** The hierarchy that a writer would have kept beside an FST dump until it was closed. */
async function companionOf(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  if (bytes[0] !== BlockType.header) return undefined;
  const types: number[] = [BlockType.hierarchy, BlockType.hierarchyLz4, BlockType.hierarchyLz4Duo];
  const { blocks } = await listBlocks(bytesSource(bytes), 0);
  const block = blocks.find(({ type }) => types.includes(type));
  return block && unpackHierarchy(block.type, bytes.subarray(block.offset, block.offset + block.length));
}

/** Variables by path; those of one path in order of declaration. */
function byPath(wave: WaveFile): Map<string, WaveVariable> {
  const found = new Map<string, WaveVariable>();
  for (const variable of allVariables(wave)) {
    let key = variable.path;
    while (found.has(key)) key += "'";
    found.set(key, variable);
  }
  return found;
}

/** What a whole dump says, to which every piece of it is held. */
export class Truth {
  readonly bytes: Uint8Array;
  private readonly companion: Uint8Array | undefined;
  private readonly wave: WaveFile;
  private readonly variables: Map<string, WaveVariable>;
  private readonly steps = new Map<number, Steps>();

  private constructor(bytes: Uint8Array, companion: Uint8Array | undefined, wave: WaveFile) {
    this.bytes = bytes;
    this.companion = companion;
    this.wave = wave;
    this.variables = byPath(wave);
  }

  static async of(bytes: Uint8Array): Promise<Truth> {
    const wave = await openWave(bufferSource(bytes));
    await wave.settled();
    return new Truth(bytes, await companionOf(bytes), wave);
  }

  private async stepsOf(signal: number): Promise<Steps> {
    const known = this.steps.get(signal);
    if (known) return known;
    const steps = await stepsOf(this.wave, signal);
    this.steps.set(signal, steps);
    return steps;
  }

  /** Lies that the dump tells when only its first `length` bytes are there; empty when all it shows is true. */
  async liesOfCut(length: number, most = Infinity): Promise<string[]> {
    const opened = await openOrRefuse(this.bytes.slice(0, length), this.companion);
    if (!opened) return [];
    const { start, end, complete, message } = opened.info;
    const lies = complete || /byte \d+/.test(message) ? [] : [`does not say where it ends: "${message}"`];
    const cut = [...byPath(opened)];
    const stride = Math.max(1, Math.ceil(cut.length / most));
    for (let i = 0; i < cut.length; i += stride) {
      const [path, { signal, width, value }] = cut[i]!;
      const whole = this.variables.get(path);
      if (!whole || whole.width !== width || whole.value !== value) lies.push(`${path} is another variable`);
      else
        lies.push(
          ...differing(path, await stepsOf(opened, signal), await this.stepsOf(whole.signal), start, end),
        );
    }
    await opened.close();
    return lies;
  }
}

/** Up to `end`, where the changes of text formats may be cut in the middle of a time. */
function differing(path: string, shown: Steps, whole: Steps, start: number, end: number): string[] {
  const before = whole.filter(([time]) => time <= start).at(-1);
  const expected = whole.filter(([time]) => time > start && time < end);
  const inside = shown.filter(([time]) => time > start && time < end);
  const first = shown[0];
  const lies: string[] = [];
  if (start < end && first && before && first[1] !== before[1]) lies.push(`${path} begins with ${first[1]}`);
  const at = expected.findIndex(([time, value], i) => inside[i]?.[0] !== time || inside[i][1] !== value);
  if (at >= 0 || inside.length !== expected.length) {
    const where = at < 0 ? expected.length : at;
    lies.push(`${path}: ${inside[where]} instead of ${expected[where]} (shown to ${end})`);
  }
  return lies;
}

/** Opens a dump, or refuses it with an error that names a part. */
async function openOrRefuse(bytes: Uint8Array, companion?: Uint8Array): Promise<WaveFile | undefined> {
  try {
    const wave = await openWave(bufferSource(bytes), companion && bufferSource(companion));
    await wave.settled();
    return wave;
  } catch (error) {
    expectWaveError(error);
    return undefined;
  }
}

function expectWaveError(error: unknown): void {
  if (!(error instanceof WaveError)) throw error;
  expect(error.message).toMatch(/^[\w .-]+(, byte \d+)?: ./);
}

/** Reads up to `most` signals of what is left of a dump; only a WaveError may come of it. */
export async function readDamaged(bytes: Uint8Array, most: number): Promise<void> {
  const wave = await openOrRefuse(bytes);
  if (!wave) return;
  const { start, end, complete, message } = wave.info;
  if (!complete) expect(message).not.toBe('');
  const signals = [...new Set(allVariables(wave).map(({ signal }) => signal))].slice(0, most);
  for (const signal of signals) {
    try {
      const [trace] = await wave.window({ signals: [`${signal}`], from: start, to: end, pixels: 500 });
      expect(trace!.times.length).toBeLessThanOrEqual(2000);
      await wave.edge(`${signal}`, end, 'previous');
    } catch (error) {
      expectWaveError(error);
    }
  }
  await wave.close();
}

/** The bytes with one to three of them changed. */
export function flipped(whole: Uint8Array, random: (below: number) => number): Uint8Array {
  const bytes = Uint8Array.from(whole);
  for (let flips = 1 + random(3); flips > 0; flips--) bytes[random(bytes.length)] = random(256);
  return bytes;
}
