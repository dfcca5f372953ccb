import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator, runProgram } from '../../src/node/index.ts';
import type { RunSettings, Simulator } from '../../src/node/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import { struck } from './struck.ts';

const run = promisify(execFile);

/** What became of a flip: told behind a change of an output or without one, without effect, or an output changed and nobody said so. */
export type Fate = 'told' | 'early' | 'silent' | 'missed';

export interface Flip {
  flop: string;
  at: number;
  fate: Fate;
  /** Clocks from the first changed output to the error. */
  clocks: number;
}

export interface Campaign {
  flops: readonly string[];
  flip: (flop: number, at: number) => Promise<Flip>;
  /** Clocks of the run in which what parts can still be told. */
  length: number;
}

interface Stress extends RunSettings {
  seed: number;
  blocks: number;
}

/** Runs a random program once, and keeps in a folder what its simulation was given: its files and its arguments. */
async function kept(folder: string, options: CoreOptions, simulator: Simulator, stress: Stress) {
  const keeper = join(folder, 'keeper');
  const keep = `cp -- * ${folder}/\nprintf '%s\\n' "$@" >${folder}/arguments`;
  await writeFile(keeper, `#!/bin/sh\n${keep}\nexec ${simulator.program} "$@"\n`);
  await chmod(keeper, 0o755);
  const image = randomProgram(options, { seed: stress.seed, blocks: stress.blocks, rounds: 1 });
  const { cause } = await runProgram(options, { ...simulator, program: keeper }, image, {
    ...stress,
    tohost: image.tohost,
    cycles: 100_000,
  });
  if (cause !== 'tohost') throw new Error(`the program ends by ${cause}`);
  return (await readFile(join(folder, 'arguments'), 'utf8')).trimEnd().split('\n');
}

/** What parts from clock `end` on has no time to be told. */
function fateOf(parts: number, told: number, end: number): Fate {
  if (told >= 0) return parts >= 0 && parts <= told ? 'told' : 'early';
  return parts >= 0 && parts < end ? 'missed' : 'silent';
}

async function ended(folder: string, program: string, given: string[]) {
  const { stdout } = await run(program, given, { cwd: folder });
  const [, clocks, parts, told] = /FLIP (\d+) (-?\d+) (-?\d+)/.exec(stdout)!.map(Number);
  return { clocks: clocks!, parts: parts!, told: told! };
}

/** Runs one random program again and again, with a flip each. */
export async function withCampaign<T>(
  options: CoreOptions,
  stress: Stress,
  work: (campaign: Campaign) => Promise<T>,
  change?: (text: string) => string,
): Promise<T> {
  const { rtl, flops } = await struck(options, change);
  const simulator = await buildSimulator(options, { simulator: 'verilator', rtl });
  const folder = await mkdtemp(join(tmpdir(), 'netloom-strikes-'));
  try {
    const given = await kept(folder, options, simulator, stress);
    const calm = await ended(folder, simulator.program, given);
    if (calm.parts >= 0 || calm.told >= 0)
      throw new Error(`two pairs part without a flip: ${JSON.stringify(calm)}`);
    const length = calm.clocks - options.safety.lockstepDelay - 2;
    return await work({
      flops,
      length,
      async flip(number, at) {
        const flipped = [...given, `+flop=${number}`, `+at=${at}`];
        const { parts, told } = await ended(folder, simulator.program, flipped);
        return { flop: flops[number]!, at, fate: fateOf(parts, told, length), clocks: told - parts };
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of the first copy, which drives the system; of the second; or of what compares them. */
export const placeOf = (flop: string): 'first' | 'second' | 'beside' =>
  flop.startsWith('u_first.') ? 'first' : flop.startsWith('u_second.') ? 'second' : 'beside';

/** Numbers of a sequence that a seed makes, below a bound. */
export function drawn(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
