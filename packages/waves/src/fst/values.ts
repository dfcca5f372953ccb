import { portStates } from '../vcd/portStates.ts';
import { WaveError } from '../waveError.ts';
import type { SignalForm } from './signalForm.ts';
import { say } from '../wording/sentences.ts';

/** Reads values where they lie in a chain's payload; a reference is twice the place, plus one for a character a bit. */
export interface ValueReader {
  text(ref: number): string;
  /** NaN where a bit is unknown, or there are more than 53. */
  number(ref: number): number;
  same(a: number, b: number): boolean;
}

export function valueReader(bytes: Uint8Array, form: SignalForm): ValueReader {
  if (form.kind === 'real') return realReader(bytes, form.littleEndian);
  return form.kind === 'text' ? textReader(bytes) : bitsReader(bytes, form);
}

function realReader(bytes: Uint8Array, littleEndian: boolean): ValueReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const number = (ref: number) => view.getFloat64(ref >>> 1, littleEndian);
  return {
    number,
    text: (ref) => String(number(ref)),
    same: (a, b) => Object.is(number(a), number(b)),
  };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const latin1 = new TextDecoder('latin1');

/** Strings of UTF-8, or of Latin-1 where a VHDL writer stored its characters as they are. */
function textReader(bytes: Uint8Array): ValueReader {
  const text = (ref: number) => {
    let at = ref >>> 1;
    let length = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at++]!;
      length += (byte & 0x7f) * scale;
      if (byte < 0x80) break;
    }
    const data = bytes.subarray(at, at + length);
    try {
      return utf8.decode(data);
    } catch {
      return latin1.decode(data);
    }
  };
  return { text, number: () => NaN, same: (a, b) => text(a) === text(b) };
}

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(2).padStart(8, '0'));

function bitsReader(bytes: Uint8Array, { length, port }: SignalForm): ValueReader {
  const packed = (length + 7) >>> 3;
  const width = port ? portWidth(length) : length;
  const spare = packed * 8 - length;
  const lastFactor = 2 ** (8 - spare);
  const text = (ref: number) => {
    const at = ref >>> 1;
    if (ref & 1) return port ? portAt(bytes, at, width) : statesAt(bytes, at, length);
    let all = '';
    for (let i = at; i < at + packed; i++) all += digits[bytes[i]!]!;
    return all.slice(0, width);
  };
  const number = (ref: number) => {
    if (ref & 1 || length > 53) return NaN;
    const last = (ref >>> 1) + packed - 1;
    let value = 0;
    for (let i = ref >>> 1; i < last; i++) value = value * 256 + bytes[i]!;
    return value * lastFactor + (bytes[last]! >>> spare);
  };
  const same = (a: number, b: number) => {
    if ((a & 1) !== (b & 1) || port) return text(a) === text(b);
    const size = a & 1 ? length : packed;
    for (let i = a >>> 1, j = b >>> 1, end = i + size; i < end; i++, j++) {
      if (bytes[i] !== bytes[j]) return false;
    }
    return true;
  };
  return { text, number, same };
}

/** One character a bit; VHDL writers use capitals. */
export function statesAt(bytes: Uint8Array, at: number, length: number): string {
  if (at + length > bytes.length)
    throw new WaveError(say('WAVE-DAMAGE/insideValue', {}), 'values', bytes.length);
  const text = latin1.decode(bytes.subarray(at, at + length)).toLowerCase();
  const other = text.search(/[^01xzhuwl?-]/);
  if (other >= 0)
    throw new WaveError(
      say('WAVE-DAMAGE/bitState', { state: JSON.stringify(text[other]) }),
      'values',
      at + other,
    );
  return text;
}

/** A port's characters are its states, a blank, and two strengths for each, with a blank between them. */
export function portWidth(length: number): number {
  return Math.max(1, Math.floor((length - 2) / 3));
}

const letterX = 120;

/** The states of a port as bits. */
export function portAt(bytes: Uint8Array, at: number, width: number): string {
  let text = '';
  for (let i = at; i < at + width; i++) {
    // A port without a value yet is written as x.
    const state = portStates[bytes[i]!] || (bytes[i] === letterX ? letterX : 0);
    if (!state) throw new WaveError(say('WAVE-DAMAGE/portState', { byte: bytes[i]! }), 'values', i);
    text += String.fromCharCode(state);
  }
  return text;
}
