import { closeSync, openSync, readSync } from 'node:fs';

export interface ReachedTask {
  /** Logs, with where the simulations begin in them that passed. */
  logs: { path: string; offsets: number[] }[];
}

export interface Reached {
  name: string;
  modes: string;
  pairs: string;
  hazards: string;
}

/** What one simulation prints of it is far less. */
const MOST_BYTES = 1 << 18;
const LINE = /^REACHED (\S+) ([0-9a-f]+) ([0-9a-f]+) ([0-9a-f]+)$/;
/** The bench's own last word: what stands behind it belongs to another simulation. */
const VERDICT = /^(?:PASS|FAIL) /;

type Bits = [modes: bigint, pairs: bigint, hazards: bigint];

/** Lines of a simulation from where its log begins, up to its verdict. */
function* linesFrom(file: number, offset: number): Generator<string> {
  const piece = Buffer.allocUnsafe(MOST_BYTES);
  const read = readSync(file, piece, 0, MOST_BYTES, offset);
  for (const line of piece.toString('latin1', 0, read).split('\n')) {
    yield line.trimEnd();
    if (VERDICT.test(line)) return;
  }
}

function take(found: Map<string, Bits>, line: string): void {
  const [, name, ...digits] = LINE.exec(line) ?? [];
  if (name === undefined) return;
  const bits = digits.map((text) => BigInt(`0x${text}`)) as Bits;
  const before = found.get(name) ?? [0n, 0n, 0n];
  found.set(name, before.map((own, at) => own | bits[at]!) as Bits);
}

/** What all simulations together have reached of each instruction. */
export function readReached({ logs }: ReachedTask): Reached[] {
  const found = new Map<string, Bits>();
  for (const { path, offsets } of logs) {
    const file = openSync(path, 'r');
    try {
      for (const offset of offsets) for (const line of linesFrom(file, offset)) take(found, line);
    } finally {
      closeSync(file);
    }
  }
  return [...found].map(([name, bits]) => {
    const [modes = '', pairs = '', hazards = ''] = bits.map((value) => value.toString(16));
    return { name, modes, pairs, hazards };
  });
}
