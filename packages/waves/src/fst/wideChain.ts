import type { Changes } from '../changes.ts';
import { WaveError } from '../waveError.ts';
import type { SignalForm } from './signalForm.ts';
import { valueReader } from './values.ts';
import { say } from '../wording/sentences.ts';

const part = 'chain';

/** A LEB128 number and what follows it; kept between records so that none is allocated. */
class Cursor {
  at = 0;
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  varint(): number {
    const { bytes } = this;
    let byte = bytes[this.at++]!;
    let value = byte & 0x7f;
    for (let scale = 128; byte >= 0x80; scale *= 128) {
      if (this.at >= bytes.length) throw new WaveError(say('WAVE-DAMAGE/insideNumber', {}), part, this.at);
      byte = bytes[this.at++]!;
      value += (byte & 0x7f) * scale;
    }
    return value;
  }
}

/** Records of vectors, reals and strings: the ticks since the last one, then the value. */
export function readWide(payload: Uint8Array, form: SignalForm, table: Float64Array, start: string): Changes {
  const { kind, length, pulses = false } = form;
  const packed = kind === 'real' ? 8 : (length + 7) >>> 3;
  const capacity = Math.floor(payload.length / (kind === 'text' ? 2 : 1 + packed));
  const times = new Float64Array(capacity);
  const refs = new Uint32Array(capacity);
  const value = valueReader(payload, form);
  const cursor = new Cursor(payload);
  let count = 0;
  let tick = 0;
  while (cursor.at < payload.length) {
    const head = cursor.varint();
    tick += Math.floor(head / 2);
    if (tick >= table.length) throw new WaveError(say('WAVE-DAMAGE/beyondTable', { tick }), part, cursor.at);
    const states = head % 2;
    const ref = cursor.at * 2 + states;
    const size = kind === 'text' ? cursor.varint() : kind === 'real' || states === 0 ? packed : length;
    cursor.at += size;
    if (cursor.at > payload.length)
      throw new WaveError(say('WAVE-DAMAGE/insideValue', {}), part, payload.length);
    const time = table[tick]!;
    if (count > 0 && times[count - 1] === time) count -= 1;
    if (!pulses && (count > 0 ? value.same(refs[count - 1]!, ref) : value.text(ref) === start)) continue;
    times[count] = time;
    refs[count] = ref;
    count += 1;
  }
  return {
    start,
    times: times.subarray(0, count),
    text: (index) => value.text(refs[index]!),
    number: (index) => value.number(refs[index]!),
    bytes: payload.byteLength + refs.byteLength + times.byteLength,
    ...(pulses && { pulses }),
  };
}
