import { describe, expect, test } from 'vitest';
import { ByteReader } from '../src/byteReader.ts';
import { Coding } from '../src/ghw/ghwSignals.ts';
import { readStrings } from '../src/ghw/ghwStrings.ts';
import { ScalarValues } from '../src/ghw/scalarValues.ts';
import { bufferSource, openWave } from '../src/index.ts';
import { stepsOf } from './compare.ts';

/** Signed LEB128 (DWARF 4, 7.6). */
function leb(value: bigint): number[] {
  const low = Number(value & 0x7fn);
  const rest = value >> 7n;
  const done = (rest === 0n && low < 64) || (rest === -1n && low >= 64);
  return done ? [low] : [low | 0x80, ...leb(rest)];
}

const bytesOf = (text: string) => [...text].map((character) => character.charCodeAt(0));

/** A dump of one enumeration signal, one real and one 64-bit number, written by hand in either byte order. */
function smallDump(littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(8));
  const bytes = (length: number) => [...new Uint8Array(view.buffer, 0, length)];
  const i32 = (value: number) => (view.setInt32(0, value, littleEndian), bytes(4));
  const i64 = (value: number) => (view.setBigInt64(0, BigInt(value), littleEndian), bytes(8));
  const f64 = (value: number) => (view.setFloat64(0, value, littleEndian), bytes(8));
  const zeros = [0, 0, 0, 0];
  // Strings 1 to 6, each after the first with what it shares with the one before.
  const strings = [...bytesOf('busy'), 0, ...bytesOf('idle'), 0, ...bytesOf('level'), 0, ...bytesOf('state')];
  const more = [5, ...bytesOf('_t'), 0, ...bytesOf('time'), 0];
  return Uint8Array.from([
    ...bytesOf('GHDLwave\n'),
    ...[16, 0, 1, littleEndian ? 1 : 2, 4, 1, 0],
    ...[...bytesOf('STR\0'), ...zeros, ...i32(6), ...i32(30), ...strings, ...more, ...bytesOf('EOS\0')],
    ...[...bytesOf('TYP\0'), ...zeros, ...i32(3)],
    ...[23, 5, 2, 2, 1], // enumeration state_t (idle, busy)
    ...[27, 3], // real
    ...[29, 6, 0, 0], // physical of 64 bits without units
    ...[...bytesOf('WKT\0'), ...zeros, 0],
    ...[...bytesOf('HIE\0'), ...zeros, ...i32(1), ...i32(3), ...i32(3)],
    ...[6, 4, 16, 4, 1, 1, 17, 3, 2, 2, 18, 6, 3, 3, 15, 0],
    ...bytesOf('EOH\0'),
    ...[...bytesOf('SNP\0'), ...zeros, ...i64(0), 0, ...f64(0.5), ...leb(-(2n ** 63n)), ...bytesOf('ESN\0')],
    ...[...bytesOf('CYC\0'), ...i64(5), 1, 1, 1, ...f64(-2.25), 0],
    ...[...leb(0n), 1, 0, 0, ...leb(10n), 1, 1, 2, ...leb(2n ** 40n + 3n), 0],
    ...[...leb(-1n), ...bytesOf('ECY\0')],
    ...[...bytesOf('DIR\0'), ...zeros, ...i32(0), ...bytesOf('EOD\0')],
    ...[...bytesOf('TAI\0'), ...zeros, ...i32(0)],
  ]);
}

describe('GHW', () => {
  test('strings share their beginnings; lengths take five bits a byte', () => {
    const long = 'x'.repeat(40);
    const text = [...bytesOf(long), (40 % 32) | 0x80, 40 >> 5, ...bytesOf('yz'), 0];
    const reader = new ByteReader(Uint8Array.from([0, 0, 0, 0, 2, 0, 0, 0, 42, 0, 0, 0, ...text]), 'strings');
    expect(readStrings(reader, true)).toEqual(['', long, `${long}yz`]);
  });

  test('integers of up to 64 bits', () => {
    const values = [0n, 1n, -1n, 63n, 64n, -64n, -65n, 2n ** 31n, -(2n ** 31n), 2n ** 63n - 1n, -(2n ** 63n)];
    for (let power = 1n; power < 63n; power++)
      values.push(3n ** 39n % 2n ** power, -(5n ** 27n % 2n ** power));
    const scalars = new ScalarValues(Uint8Array.of(Coding.none, Coding.leb), true);
    for (const value of values) {
      scalars.read(new ByteReader(Uint8Array.from(leb(value)), 'values'), 1);
      const bits = Array.from({ length: 64 }, (_, i) => scalars.bit(1, 63 - i)).join('');
      expect([value, bits]).toEqual([value, BigInt.asUintN(64, value).toString(2).padStart(64, '0')]);
    }
  });

  test.each([true, false])('a dump in either byte order (little-endian: %s)', async (littleEndian) => {
    const wave = await openWave(bufferSource(smallDump(littleEndian)));
    expect(wave.info).toMatchObject({ start: 0, end: 15, complete: true, message: '', variables: 3 });
    const [state, level, time] = wave.lookup(['state.state', 'state.level', 'state.time']);
    expect(state).toMatchObject({ kind: 'enum', literals: { '0': 'idle', '1': 'busy' }, direction: '' });
    expect([level!.direction, time!.direction]).toEqual(['input', 'output']);
    // The change to busy is taken back in the same time.
    expect(await stepsOf(wave, state!.signal)).toEqual([
      [0, '0'],
      [15, '1'],
    ]);
    expect(await stepsOf(wave, level!.signal)).toEqual([
      [0, '0.5'],
      [5, '-2.25'],
    ]);
    expect(await stepsOf(wave, time!.signal)).toEqual([
      [0, `1${'0'.repeat(63)}`],
      [15, (2n ** 40n + 3n).toString(2).padStart(64, '0')],
    ]);
  });

  test('a version that is not known is refused', async () => {
    const bytes = smallDump(true);
    bytes[11] = 2;
    await expect(openWave(bufferSource(bytes))).rejects.toThrow(
      'GHW header, byte 16: version 0.2 is not known',
    );
  });
});
