import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CoreOptions } from '../../src/index.ts';
import { TraceReader } from '../../src/lockstep/index.ts';
import { runProgram } from '../../src/node/index.ts';
import type { RunResult, RunSettings, Simulator } from '../../src/node/index.ts';
import { withReset } from '../../src/program/index.ts';
import type { Image } from '../../src/program/index.ts';
import { Code, PacketReader, TraceDecoder, bytesOfWords } from '../../src/trace/index.ts';
import type { CodePiece } from '../../src/trace/index.ts';

/** What retired, or trapped: the address, and for a trap one more than its cause. */
export interface Step {
  pc: number;
  trap: number;
}

/** Of the RVFI port; an interrupt that nothing executes of is in bits 13 to 8 of the next one's cause. */
async function shown(
  options: CoreOptions,
  simulator: Simulator,
  image: Image,
  settings: RunSettings,
): Promise<{ run: RunResult; steps: Step[]; interrupts: number[]; words: Map<number, Set<number>> }> {
  const reader = new TraceReader();
  const steps: Step[] = [];
  const interrupts: number[] = [];
  const words = new Map<number, Set<number>>();
  const run = await runProgram(options, simulator, image, {
    ...settings,
    trace: (bytes) => {
      for (const record of reader.read(bytes)) {
        if (record.kind !== 'retired') continue;
        const { pc, trap, interrupt, cause, instruction } = record;
        if (interrupt) {
          if ((cause >>> 13) & 1) interrupts.push((cause >>> 8) & 31);
          interrupts.push(cause & 31);
        }
        steps.push({ pc, trap: trap ? (interrupt ? -1 : cause + 1) : 0 });
        if (!trap) words.set(pc, (words.get(pc) ?? new Set()).add(instruction));
      }
      return true;
    },
  });
  return { run, steps, interrupts, words };
}

export interface Pieces {
  /** Runs of steps without a gap. */
  pieces: Step[][];
  interrupts: number[];
  lost: number;
  uncounted: number;
  bytes: number;
}

const pieceOf = (address: number, word: number): CodePiece => ({
  address,
  bytes: new Uint8Array(Uint32Array.of(word).buffer).subarray(0, (word & 3) === 3 ? 4 : 2),
});

/** Instructions that the program wrote where its file has none, and that always went on the same way. */
function made(code: Code, words: ReadonlyMap<number, ReadonlySet<number>>): CodePiece[] {
  const flowOf = (piece: CodePiece) => JSON.stringify({ ...new Code([piece]).at(piece.address), word: 0 });
  return [...words].flatMap(([address, seen]) => {
    const pieces = code.at(address) ? [] : [...seen].map((word) => pieceOf(address, word));
    return new Set(pieces.map(flowOf)).size === 1 ? pieces.slice(0, 1) : [];
  });
}

/** What the packets are decoded to. */
export function decode(pieces: readonly CodePiece[], bytes: Uint8Array): Pieces {
  const result: Pieces = { pieces: [[]], interrupts: [], lost: 0, uncounted: 0, bytes: bytes.length };
  const decoder = new TraceDecoder(new Code(pieces), {
    instruction: (pc) => result.pieces.at(-1)!.push({ pc, trap: 0 }),
    trap: ({ pc, cause, interrupt }) => {
      if (interrupt) result.interrupts.push(cause);
      else result.pieces.at(-1)!.push({ pc, trap: cause + 1 });
    },
    gap: (why) => {
      if (why === 'lost') result.lost++;
      result.pieces.push([]);
    },
    uncounted: () => result.uncounted++,
  });
  const reader = new PacketReader();
  for (const packet of reader.read(bytes)) decoder.take(packet);
  reader.end();
  return result;
}

export interface Traced extends Awaited<ReturnType<typeof shown>> {
  /** The program with what it made itself. */
  pieces: readonly CodePiece[];
  packets: Uint8Array;
  decoded: Pieces;
}

/** A program's run on a core with a trace: what the RVFI port showed, and what the packets say. */
export async function runTraced(
  options: CoreOptions,
  simulator: Simulator,
  image: Image,
  settings: RunSettings,
): Promise<Traced> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-trace-'));
  try {
    const file = join(folder, 'packets');
    const seen = await shown(options, simulator, image, { ...settings, packets: file });
    const packets = bytesOfWords(await readFile(file));
    const whole = withReset(image, options);
    // What was written stands before half an instruction of the file that it replaced.
    const pieces = [...made(new Code(whole.pieces), seen.words), ...whole.pieces];
    return { ...seen, pieces, packets, decoded: decode(pieces, packets) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const same = (one: Step, other: Step) => one.pc === other.pc && (one.trap === other.trap || other.trap < 0);

/** The trace ends a little behind the last record of the bench. */
export const BEYOND = 3;

/** The first place at which the pieces are not the steps in their order, or undefined. Nothing is left out but at gaps. */
export function difference({ pieces, lost }: Pieces, steps: readonly Step[]): string | undefined {
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    if (piece.length === 0) continue;
    // Behind a loss the trace goes on where its first steps are next found.
    if (index > 0 && lost > 0) at = nextPlace(piece, steps, at);
    for (const step of piece) {
      const was = steps[at];
      if (!was && at < steps.length + BEYOND) at++;
      else if (!was || !same(step, was))
        return `piece ${index}, step ${at}: ${JSON.stringify(step)} where ${JSON.stringify(was)} was`;
      else at++;
    }
  }
  return undefined;
}

function nextPlace(piece: readonly Step[], steps: readonly Step[], from: number): number {
  for (let at = from; at < steps.length; at++)
    if (piece.every((step, index) => !steps[at + index] || same(step, steps[at + index]!))) return at;
  return from;
}
