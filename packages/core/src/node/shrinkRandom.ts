import { inRam } from '../delivery/inRam.ts';
import { PLACE } from '../delivery/layout.ts';
import { UnfitTest, memoryAfter, runOnModel } from '../delivery/modelRun.ts';
import { USUAL_WEIGHTS, randomImage } from '../delivery/suites/random.ts';
import type { RandomTestSettings } from '../delivery/suites/random.ts';
import { disassemble } from '../disassemble/index.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { LAYOUT } from '../program/index.ts';
import { runProgram } from './runProgram.ts';
import type { Simulator } from './simulator.ts';

/** Blocks of a delivery's random program. */
const BLOCKS = 120;
const CYCLES = 200_000;

export interface Shrunk {
  /** Blocks of the program that are left, by number. */
  blocks: number[];
  /** Their instructions. */
  lines: string[];
  /** Programs that were simulated. */
  tries: number;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/**
 * Instructions from a block's first to before the next note, or what is behind all blocks: those that the program
 * wrote into its own code are listed as they are executed.
 */
function listing(options: CoreOptions, settings: RandomTestSettings): string[] {
  const { image, notes } = randomImage(options, settings);
  const [piece] = image.pieces;
  const places = [...notes.keys()].sort((a, b) => a - b);
  const [first, view] = [
    piece!.bytes,
    memoryAfter(options, inRam(options, image), piece!.address, piece!.bytes.length),
  ].map(viewOf) as [DataView, DataView];
  const last = randomImage(options, { ...settings, kept: new Set() }).image.pieces[0]!.bytes.length;
  const end = piece!.address + piece!.bytes.length;
  return places.flatMap((from, index) => {
    // Behind the last block come words that every program ends with.
    const to = places[index + 1] ?? Math.min(end, from + piece!.bytes.length - last);
    const lines: string[] = [];
    for (let pc = from; pc < to;) {
      const at = pc - piece!.address;
      const isShort = (view.getUint16(at, true) & 3) !== 3;
      const [before, word] = [first, view].map((each) =>
        isShort ? each.getUint16(at, true) : each.getUint32(at, true),
      );
      const note = before === word ? '' : '  # written by the program';
      lines.push(`${pc.toString(16)}  ${disassemble(word!, pc)}${note}`);
      pc += isShort ? 2 : 4;
    }
    return lines;
  });
}

/** Whether core and model leave other words, or the core does not end. */
async function differs(
  options: CoreOptions,
  simulator: Simulator,
  settings: RandomTestSettings,
  run: { latency?: boolean; seed?: number },
): Promise<boolean> {
  const image = inRam(options, randomImage(options, settings).image);
  let expected: Uint32Array;
  try {
    expected = runOnModel(options, image).signature;
  } catch (error) {
    if (error instanceof UnfitTest) return false;
    throw error;
  }
  const end = PLACE.signature + 4 * expected.length;
  const result = await runProgram(options, simulator, image, {
    ...run,
    tohost: LAYOUT.tohost,
    cycles: CYCLES,
    signature: { base: PLACE.signature, end },
  });
  if (result.cause !== 'tohost' || result.value !== 1) return true;
  const words = (result.signature ?? '').trim().split('\n');
  return expected.some((word, at) => words[at] !== word.toString(16).padStart(8, '0'));
}

/**
 * Leaves out what is not needed for as long as what is left still shows it (delta debugging): halves, then quarters of
 * what is left, down to one at a time.
 */
export async function leastOf<T>(
  all: readonly T[],
  shows: (kept: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let kept = all;
  for (let size = Math.ceil(all.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let at = 0; at < kept.length;) {
      const without = [...kept.slice(0, at), ...kept.slice(at + size)];
      if (await shows(without)) kept = without;
      else at += size;
    }
  return kept;
}

/** The few blocks of a random program that part core and model; undefined when the whole program does not. */
export async function shrinkRandom(
  options: CoreOptions,
  simulator: Simulator,
  seed: number,
  run: { latency?: boolean; seed?: number } = {},
): Promise<Shrunk | undefined> {
  let tries = 0;
  const settings = (kept: readonly number[]): RandomTestSettings => ({
    seed,
    weights: USUAL_WEIGHTS,
    blocks: BLOCKS,
    kept: new Set(kept),
  });
  const parts = (kept: readonly number[]) => {
    tries++;
    return differs(options, simulator, settings(kept), run);
  };
  const all = Array.from({ length: BLOCKS }, (_, number) => number);
  if (!(await parts(all))) return undefined;
  const blocks = await leastOf(all, parts);
  return { blocks: [...blocks], lines: listing(options, settings(blocks)), tries };
}
