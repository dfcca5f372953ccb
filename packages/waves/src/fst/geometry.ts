import { ByteReader } from '../byteReader.ts';
import type { SignalForm } from './signalForm.ts';
import type { Inflate } from './unpack.ts';
import { zlibOrRaw } from './unpack.ts';
import { say } from '../wording/sentences.ts';

export const realMark = 0;
export const textMark = 0xffffffff;
const widestVector = 1 << 24;

/** What the hierarchy says of signals beyond their marks. */
export interface SpecialSignals {
  events: ReadonlySet<number>;
  /** Ports of extended VCD. */
  ports: ReadonlySet<number>;
}

/** Form of each signal's values, and where they lie in a frame. */
export class Geometry {
  /** As the file has them: 0 a real, 0xFFFFFFFF a string, else bits. */
  private readonly marks: Uint32Array;
  private readonly special: SpecialSignals;
  private readonly littleEndian: boolean;
  /** Start of each signal's bytes in a frame. */
  private readonly places: Float64Array;

  constructor(marks: Uint32Array, special: SpecialSignals, littleEndian: boolean) {
    this.marks = marks;
    this.special = special;
    this.littleEndian = littleEndian;
    this.places = new Float64Array(marks.length);
    let place = 0;
    for (let signal = 0; signal < marks.length; signal++) {
      const mark = marks[signal]!;
      this.places[signal] = place;
      place += mark === realMark ? 8 : mark === textMark ? 0 : mark;
    }
  }

  get signals(): number {
    return this.marks.length;
  }

  form(signal: number): SignalForm {
    const { littleEndian, special } = this;
    const mark = this.marks[signal]!;
    if (mark === realMark) return { kind: 'real', length: 8, littleEndian };
    if (mark === textMark) return { kind: 'text', length: 0, littleEndian };
    const pulses = special.events.has(signal);
    return { kind: 'bits', length: mark, littleEndian, pulses, port: special.ports.has(signal) };
  }

  framePlace(signal: number): number {
    return this.places[signal]!;
  }
}

/** Reads the marks of a geometry block. */
export function readMarks(bytes: Uint8Array, inflate?: Inflate): Uint32Array {
  const head = new ByteReader(bytes, 'geometry');
  const length = head.u64();
  const signals = head.u64();
  if (signals > length) head.fail(say('WAVE-DAMAGE/signalsFit', { signals, length }));
  const reader = new ByteReader(zlibOrRaw(head.take(head.left), length, 'geometry', inflate), 'geometry');
  const marks = new Uint32Array(signals);
  for (let signal = 0; signal < signals; signal++) {
    const mark = reader.varint();
    if (mark > widestVector && mark !== textMark)
      reader.fail(say('WAVE-DAMAGE/signalBits', { signal, bits: mark }));
    marks[signal] = mark;
  }
  return marks;
}
