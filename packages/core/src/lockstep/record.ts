/** An instruction that retired or trapped, as the RVFI port showed it; all numbers unsigned. */
export interface Retired {
  kind: 'retired';
  order: number;
  /** Clock cycle since reset. */
  cycle: number;
  instruction: number;
  pc: number;
  nextPc: number;
  mode: number;
  trap: boolean;
  /** The first instruction of an interrupt's handler. */
  interrupt: boolean;
  halt: boolean;
  rs1: number;
  rs2: number;
  rd: number;
  rs1Value: number;
  rs2Value: number;
  rdValue: number;
  address: number;
  readMask: number;
  writeMask: number;
  readData: number;
  writeData: number;
  /** mcause of the trap that was taken, with `trap` and `interrupt`; bits 13 to 8: of an interrupt that was before it. */
  cause: number;
  /** Interrupt lines, and those that were up at any time since the last interrupt: bits 0 software, 1 timer, 2 external, 3 non-maskable. */
  lines: number;
  linesSeen: number;
}

/** The bench answered an access with an error at random. */
export interface BusError {
  kind: 'fetch' | 'read' | 'write';
  cycle: number;
  address: number;
}

/** The debugger sees that the core has stopped. */
export interface Halted {
  kind: 'halted';
  cycle: number;
  /** Of dcsr. */
  cause: number;
  /** dpc. */
  pc: number;
}

/** The debugger has set a trigger of the core that stands still. */
export interface TriggerSet {
  kind: 'trigger';
  cycle: number;
  index: number;
  control: number;
  compared: number;
}

/** Lines of the bench have changed, of which some lead to pins of the CLIC. */
export interface LinesChanged {
  kind: 'lines';
  cycle: number;
  lines: number;
}

/** A result that came after its instruction had retired is written. */
export interface Landed {
  kind: 'landed';
  cycle: number;
  register: number;
  value: number;
}

export type TraceRecord = Retired | BusError | Halted | TriggerSet | LinesChanged | Landed;

const WORDS = 14;
const BYTES = 4 * WORDS;

/** Bits 2 to 1 of the first word of a record that the debugger makes. */
const DEBUGGER = 3;
/** In the second word: it is the bench that tells of its lines. */
const LINES = 2;
/** A result lands. */
const LANDED = 3;

function beside(word: (index: number) => number): Exclude<TraceRecord, Retired> {
  if (((word(0) >>> 1) & 3) !== DEBUGGER) return busError(word);
  const cycle = word(2);
  if (word(1) === 0) return { kind: 'halted', cycle, cause: (word(3) >>> 6) & 7, pc: word(4) };
  if (word(1) === LANDED) return { kind: 'landed', cycle, register: word(3), value: word(4) };
  if (word(1) === LINES) return { kind: 'lines', cycle, lines: word(3) };
  return { kind: 'trigger', cycle, index: word(3), control: word(4), compared: word(5) };
}

function busError(word: (index: number) => number): BusError {
  const kinds = ['read', 'fetch', 'write'] as const;
  return { kind: kinds[(word(0) >>> 1) & 3] ?? 'write', cycle: word(2), address: word(10) };
}

function retired(word: (index: number) => number): Retired {
  const [flags, registers] = [word(0), word(6)];
  return {
    kind: 'retired',
    order: word(1),
    cycle: word(2),
    instruction: word(3),
    pc: word(4),
    nextPc: word(5),
    mode: (flags >>> 4) & 3,
    trap: (flags & 2) !== 0,
    interrupt: (flags & 4) !== 0,
    halt: (flags & 8) !== 0,
    rs1: registers & 31,
    rs2: (registers >>> 8) & 31,
    rd: (registers >>> 16) & 31,
    rs1Value: word(7),
    rs2Value: word(8),
    rdValue: word(9),
    address: word(10),
    readMask: (flags >>> 6) & 15,
    writeMask: (flags >>> 10) & 15,
    readData: word(11),
    writeData: word(12),
    cause: word(13),
    lines: ((flags >>> 14) & 7) | (((flags >>> 20) & 1) << 3),
    linesSeen: ((flags >>> 17) & 7) | (((flags >>> 21) & 1) << 3),
  };
}

/** Makes records of the bench's trace, which may come in pieces of any length. */
export class TraceReader {
  #rest = new Uint8Array(0);

  *read(bytes: Uint8Array): Generator<TraceRecord> {
    const all = new Uint8Array(this.#rest.length + bytes.length);
    all.set(this.#rest);
    all.set(bytes, this.#rest.length);
    const view = new DataView(all.buffer);
    const whole = all.length - (all.length % BYTES);
    this.#rest = all.slice(whole);
    for (let at = 0; at < whole; at += BYTES) {
      const word = (index: number) => view.getUint32(at + 4 * index, true);
      yield (word(0) & 1) === 1 ? retired(word) : beside(word);
    }
  }
}
