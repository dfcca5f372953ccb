import type { Changes } from '../changes.ts';
import { WaveError } from '../waveError.ts';
import type { SignalForm } from './signalForm.ts';
import { otherStates } from './signalForm.ts';
import { say } from '../wording/sentences.ts';

const part = 'chain';
/** States by the low four bits of a record: known ones have bit 0 clear. */
const stateOf = new Uint8Array(16);
for (let low = 0; low < 16; low++) {
  stateOf[low] = low & 1 ? otherStates.charCodeAt(low >> 1) : 48 + ((low >> 1) & 1);
}
const textOf = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/** Records of a single bit: the ticks since the last one and the state in one number. */
export function readBits(payload: Uint8Array, form: SignalForm, table: Float64Array, start: string): Changes {
  const room = { times: new Float64Array(payload.length), states: new Uint8Array(payload.length) };
  const pulses = form.pulses ?? false;
  const count = fillBits(payload, table, room.times, room.states, start.charCodeAt(0), pulses);
  const [times, states] = [trimmed(room.times, count), trimmed(room.states, count)];
  return {
    start,
    times,
    text: (index) => textOf[states[index]!]!,
    number: (index) => (states[index]! >> 1 === 24 ? states[index]! - 48 : NaN),
    bytes: states.buffer.byteLength + times.buffer.byteLength,
    ...(pulses && { pulses }),
  };
}

/**
 * Enters times and states, and gives their number. A function of its own, which ends where its loop does: compiled while
 * it goes round, it serves the next chain too.
 */
function fillBits(
  payload: Uint8Array,
  table: Float64Array,
  times: Float64Array,
  states: Uint8Array,
  before: number,
  pulses: boolean,
): number {
  let count = 0;
  let tick = 0;
  let last = before;
  let lastTime = NaN;
  for (let at = 0; at < payload.length;) {
    let byte = payload[at++]!;
    const state = stateOf[byte & 15]!;
    tick += (byte & 0x7f) >>> (byte & 1 ? 4 : 2);
    if (byte >= 0x80) {
      for (let scale = byte & 1 ? 8 : 32; byte >= 0x80; scale *= 128) {
        if (at >= payload.length) throw new WaveError(say('WAVE-DAMAGE/insideNumber', {}), part, at);
        byte = payload[at++]!;
        tick += (byte & 0x7f) * scale;
      }
    }
    if (tick >= table.length) throw new WaveError(say('WAVE-DAMAGE/beyondTable', { tick }), part, at);
    const time = table[tick]!;
    if (time === lastTime) {
      count -= 1;
      last = count > 0 ? states[count - 1]! : before;
      lastTime = NaN;
    }
    if (state === last && !pulses) continue;
    times[count] = lastTime = time;
    states[count] = last = state;
    count += 1;
  }
  return count;
}

/** The first elements; in memory of their own where the others would waste much, since changes are kept. */
function trimmed<T extends Float64Array | Uint8Array>(all: T, count: number): T {
  return (count > all.length / 2 ? all.subarray(0, count) : all.slice(0, count)) as T;
}
