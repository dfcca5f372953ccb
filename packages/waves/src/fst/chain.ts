import { ByteReader } from '../byteReader.ts';
import type { Changes } from '../changes.ts';
import type { ValueKind } from '../waveTypes.ts';
import { unfastlz, unlz4, unzlib } from './unpack.ts';

const part = 'chain';
const packLz4 = '4'.charCodeAt(0);
const packFastlz = 'F'.charCodeAt(0);
/** States of a single bit that is neither 0 nor 1, by their code. */
export const otherStates = 'xzhuwl-?';

export interface SignalForm {
  kind: ValueKind;
  /** Bits, or bytes of a real. */
  length: number;
  littleEndian: boolean;
}

/** A chain's payload: a varint length (0: stored raw) and the records, packed as the block's pack byte says. */
export function unpackChain(bytes: Uint8Array, pack: number): Uint8Array {
  const reader = new ByteReader(bytes, part);
  const length = reader.varint();
  const data = reader.take(reader.left);
  if (length === 0) return data;
  if (pack === packLz4) return unlz4(data, length, part);
  return pack === packFastlz ? unfastlz(data, length, part) : unzlib(data, length, part);
}

/** Reads values at positions of a payload or a frame. */
export function valueReader(bytes: Uint8Array, form: SignalForm): (ref: number) => string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { kind, length, littleEndian } = form;
  if (kind === 'real') return (ref) => String(view.getFloat64(ref, littleEndian));
  if (kind === 'text') return (ref) => textAt(bytes, ref);
  if (length === 1) return (ref) => String.fromCharCode(ref);
  return (ref) => {
    const at = ref >>> 1;
    return ref & 1 ? statesAt(bytes, at, length) : bitsAt(bytes, at, length);
  };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const latin1 = new TextDecoder('latin1');

/** A string of UTF-8, or of Latin-1 where a VHDL writer stored its characters as they are. */
function textAt(bytes: Uint8Array, ref: number): string {
  const reader = new ByteReader(bytes, part, ref);
  const text = reader.take(reader.varint());
  try {
    return utf8.decode(text);
  } catch {
    return latin1.decode(text);
  }
}

/** One character a bit; VHDL writers use capitals. */
export function statesAt(bytes: Uint8Array, at: number, length: number): string {
  let text = '';
  for (let i = at; i < at + length; i++) text += String.fromCharCode(bytes[i]!);
  return text.toLowerCase();
}

/** Bits packed most significant first, the last byte filled up at its low end. */
function bitsAt(bytes: Uint8Array, at: number, length: number): string {
  let text = '';
  for (let i = 0; i < length; i += 8) text += bytes[at + i / 8]!.toString(2).padStart(8, '0');
  return text.slice(0, length);
}

/** A record: ticks of the block's time table since the last one, and a reference its value is read by. */
type ReadRecord = (reader: ByteReader) => { delta: number; ref: number };

function recordReader(form: SignalForm): ReadRecord {
  // One object is reused: a chain can hold millions of records.
  const record = { delta: 0, ref: 0 };
  const packedBytes = Math.ceil(form.length / 8);
  const readBit: ReadRecord = (reader) => {
    const v = reader.varint();
    const other = v % 2 === 1;
    record.delta = Math.floor(v / (other ? 16 : 4));
    record.ref = other ? otherStates.charCodeAt((v >>> 1) & 7) : 48 + ((v >>> 1) & 1);
    return record;
  };
  const readBits: ReadRecord = (reader) => {
    const v = reader.varint();
    const ascii = v % 2;
    record.delta = Math.floor(v / 2);
    record.ref = reader.pos * 2 + ascii;
    reader.skip(ascii ? form.length : packedBytes);
    return record;
  };
  const readReal: ReadRecord = (reader) => {
    record.delta = Math.floor(reader.varint() / 2);
    record.ref = reader.pos;
    reader.skip(8);
    return record;
  };
  const readText: ReadRecord = (reader) => {
    record.delta = Math.floor(reader.varint() / 2);
    record.ref = reader.pos;
    reader.skip(reader.varint());
    return record;
  };
  if (form.kind === 'real') return readReal;
  if (form.kind === 'text') return readText;
  return form.length === 1 ? readBit : readBits;
}

/** Fewest bytes one record can take, to bound the memory before reading. */
function shortestRecord({ kind, length }: SignalForm): number {
  if (kind === 'text') return 2;
  if (kind === 'bits' && length === 1) return 1;
  return 1 + (kind === 'real' ? 8 : Math.ceil(length / 8));
}

/** Reads a chain's records; of several at one time the last holds. */
export function decodeChain(
  payload: Uint8Array,
  form: SignalForm,
  table: Float64Array,
  start: string,
): Changes {
  const reader = new ByteReader(payload, part);
  const capacity = Math.floor(payload.length / shortestRecord(form));
  const times = new Float64Array(capacity);
  const refs = new Uint32Array(capacity);
  const read = recordReader(form);
  let count = 0;
  let tick = 0;
  while (reader.left > 0) {
    const { delta, ref } = read(reader);
    tick += delta;
    if (tick >= table.length) reader.fail(`time ${tick} is beyond the time table`);
    if (count > 0 && times[count - 1] === table[tick]) count -= 1;
    times[count] = table[tick]!;
    refs[count] = ref;
    count += 1;
  }
  const value = valueReader(payload, form);
  return {
    start,
    times: times.slice(0, count),
    text: (index) => value(refs[index]!),
    bytes: payload.length + refs.byteLength + count * 8,
  };
}
