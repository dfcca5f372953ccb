import { describe, expect, it } from 'vitest';
import { readPacket } from './packet.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

/** By the tables of E-Trace 2.0, chapter 7: fields lowest bit first, the payload extended from its last bit. */
describe('a packet', () => {
  it('starts a trace', () => {
    // 11, 00, branch 1, privilege 3, address 0x8000_0100 >> 1.
    const payload = 0b1110011n | (0x4000_0080n << 7n) | (0b11n << 38n);
    const all = Array.from({ length: 5 }, (_, index) => Number((payload >> BigInt(8 * index)) & 255n));
    expect(readPacket(bytes(...all), 7)).toEqual({
      ...{ at: 7, kind: 'start', taken: false, mode: 3, address: 0x8000_0100 },
    });
  });

  it('has an address that is extended from its last bit', () => {
    // 10, difference of 31 bits: -4 halfwords.
    expect(readPacket(bytes(0b1111_0010), 0)).toEqual({
      ...{ at: 0, kind: 'address', outcomes: [], difference: 2 ** 32 - 8, target: false },
    });
  });

  it('tells by a bit that is turned over that the address is a target', () => {
    // Difference 4, notify as its highest bit, updiscon not, irreport as updiscon.
    const payload = 0b10n | (4n << 2n) | (0b111_1110n << 33n);
    const all = Array.from({ length: 5 }, (_, index) => Number((payload >> BigInt(8 * index)) & 255n));
    expect(readPacket(bytes(...all), 0)).toMatchObject({ kind: 'address', difference: 8, target: true });
  });

  it('has outcomes of branches, the oldest lowest, 0 for taken', () => {
    // 01, five of seven outcomes, difference 1.
    const payload = 0b01 | (5 << 2) | (0b00_10110 << 7) | (1 << 14);
    expect(readPacket(bytes(payload & 255, (payload >> 8) & 255, payload >> 16), 0)).toMatchObject({
      ...{ kind: 'address', outcomes: [true, false, false, true, false], difference: 2 },
    });
  });

  it.each([
    ['of format 0', [0x00], 'format 0'],
    ['of subformat 2', [0b1011], 'subformat 2'],
    ['that is longer than its fields', [0b1111, 0, 0, 0, 0], 'more than its fields fill'],
  ])('%s is refused at its byte', (_, payload, reason) => {
    expect(() => readPacket(bytes(...payload), 12)).toThrow(new RegExp(`^byte 12: .*${reason}`));
  });
});
