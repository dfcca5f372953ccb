import { describe, expect, test } from 'vitest';
import type { DecoderSetup, Transaction } from '../../src/decode/index.ts';
import { decodeAll } from '../../src/decode/index.ts';
import { Bench, linesOf, signalsOf, timesOf } from './simulate.ts';

const classicNames = {
  CYC: 'c_cyc',
  STB: 'c_stb',
  WE: 'c_we',
  ADR: 'c_adr',
  DAT_W: 'c_dat_w',
  DAT_R: 'c_dat_r',
  SEL: 'c_sel',
  ACK: 'c_ack',
  ERR: 'c_err',
  RTY: 'c_rty',
};
const pipelinedNames = {
  CYC: 'p_cyc',
  STB: 'p_stb',
  WE: 'p_we',
  ADR: 'p_adr',
  DAT_W: 'p_dat_w',
  DAT_R: 'p_dat_r',
  ACK: 'p_ack',
  STALL: 'p_stall',
};
const wishbone = (names: Record<string, string>): DecoderSetup => ({
  decoder: 'wishbone',
  signals: signalsOf('wishbone_traffic', { CLK: 'clk', RST: 'rst', ...names }),
  options: {},
});
const i2c: DecoderSetup = {
  decoder: 'i2c',
  signals: signalsOf('i2c_traffic', { SCL: 'scl', SDA: 'sda' }),
  options: {},
};

const errorsOf = (found: Transaction[]) => found.flatMap(({ errors }) => errors);

describe('Wishbone', () => {
  test('classic transfers are those of the log, with wait states, errors and retries', async () => {
    const { wave, log } = await new Bench('wishbone_traffic').run();
    const found = await decodeAll(wave, wishbone(classicNames));
    const shown = found.map(({ end, kind, address, data, response, stalls }) =>
      [end, kind, address, data.join(), response, stalls.ACK ?? 0].join(' '),
    );
    const logged = linesOf(log, 'C').map(([time, we, address, data, sel, answer, waits]) => {
      const write = [...sel!].map((bit, i) => (bit === '1' ? data!.slice(2 * i, 2 * i + 2) : '--')).join('');
      const read = answer === '0' ? data : '';
      const response = ['ACK', 'ERR', 'RTY'][Number(answer)];
      return [time, we === '1' ? 'write' : 'read', address, we === '1' ? write : read, response, waits].join(
        ' ',
      );
    });
    expect(shown).toEqual(logged);
    expect(errorsOf(found).map(({ text }) => text)).toEqual(['answered with ERR', 'answered with RTY']);
  });

  test('pipelined requests are answered in order', async () => {
    const { wave, log } = await new Bench('wishbone_traffic').run();
    const found = await decodeAll(wave, wishbone(pipelinedNames));
    const answers = linesOf(log, 'A');
    const logged = linesOf(log, 'P').map(([, we, address, data, stalls], i) => {
      const [time, read] = answers[i]!;
      return [time, we === '1' ? 'write' : 'read', address, we === '1' ? data : read, Number(stalls)].join(
        ' ',
      );
    });
    const shown = found.map(({ end, kind, address, data, stalls }) =>
      [end, kind, address, data.join(), stalls.STALL ?? 0].join(' '),
    );
    expect(shown).toEqual(logged);
    expect(Math.max(...found.map(({ lane }) => lane))).toBe(2);
  });

  test.each([
    ['drop_stb', 'STB fell before the answer'],
    ['stray_ack', 'ACK without a request'],
  ])('the fault %s is found at its time', async (fault, text) => {
    const { wave, log } = await new Bench('wishbone_traffic').run(`+fault=${fault}`);
    const errors = errorsOf(await decodeAll(wave, wishbone(classicNames)));
    expect(errors.slice(2)).toMatchObject([{ time: timesOf(log, 'FAULT')[0], text }]);
  });
});

/** Bytes of the log between STARTs: `kind address data end`, by the rules of UM10204 for the first one or two. */
function loggedI2c(log: string[][]): string[] {
  const transfers: { bytes: string[]; end: string }[] = [];
  for (const [word, time, byte] of log) {
    const last = transfers.at(-1);
    if ((word === 'START' || word === 'STOP') && last && last.end === '') last.end = time!;
    if (word === 'START') transfers.push({ bytes: [], end: '' });
    if (word === 'BYTE') last!.bytes.push(byte!);
  }
  let tenBits = '';
  return transfers.map(({ bytes, end }) => {
    const first = Number.parseInt(bytes[0]!, 16);
    const kind = first & 1 ? 'read' : 'write';
    if (first >> 3 !== 0b11110) return `${kind} ${(first >> 1).toString(16)} ${bytes.slice(1).join()} ${end}`;
    if (kind === 'write') tenBits = (((first >> 1) & 3) * 256 + Number.parseInt(bytes[1]!, 16)).toString(16);
    return `${kind} ${tenBits} ${bytes.slice(kind === 'write' ? 2 : 1).join()} ${end}`;
  });
}

describe('I²C', () => {
  test('transfers of the log: repeated START, ten-bit address, clock stretching', async () => {
    const { wave, log } = await new Bench('i2c_traffic').run();
    const found = await decodeAll(wave, i2c);
    const shown = found.map(({ kind, address, data, end }) => `${kind} ${address} ${data.join()} ${end}`);
    expect(shown).toEqual(loggedI2c(log));
    expect(found.map(({ begin }) => begin)).toEqual(timesOf(log, 'START'));
    expect(errorsOf(found)).toEqual([]);
    expect(found.map(({ stalls }) => stalls.SCL !== undefined)).toEqual([false, false, true, false]);
    // The target holds the clock low for 20 quarters of 25 ticks, in one span that is far longer than a low phase.
    const [[from, to]] = found[2]!.stalled as [[number, number]];
    expect(to - from).toBeGreaterThanOrEqual(20 * 25 - 50);
    expect(to - from).toBeLessThanOrEqual(20 * 25 + 50);
  });

  test('an address that nobody answers, and a STOP within a byte', async () => {
    const bench = new Bench('i2c_traffic');
    const alone = await bench.run('+fault=no_ack');
    const last = (await decodeAll(alone.wave, i2c)).at(-1)!;
    expect([last.address, last.response]).toEqual(['33', 'NACK']);
    expect(last.errors).toMatchObject([{ time: timesOf(alone.log, 'BYTE').at(-1), code: 'address-nack' }]);
    const short = await bench.run('+fault=short');
    const cut = (await decodeAll(short.wave, i2c)).at(-1)!;
    expect(cut.errors).toMatchObject([{ time: timesOf(short.log, 'STOP').at(-1), code: 'short' }]);
    expect(cut.errors[0]!.text).toContain('after 3 bits');
  });
});

describe('SPI', () => {
  const spi = (options: DecoderSetup['options']): DecoderSetup => ({
    decoder: 'spi',
    signals: signalsOf('spi_modes', { SCK: 'sck', CS: 'cs_n', MOSI: 'mosi', MISO: 'miso' }),
    options,
  });

  test.each(['0', '1', '2', '3'])('words both ways in mode %s, whichever bit is first', async (mode) => {
    const bench = new Bench('spi_modes');
    for (const order of ['msb', 'lsb']) {
      const { wave, log } = await bench.run(`+mode=${mode}`, ...(order === 'lsb' ? ['+lsb'] : []));
      const found = await decodeAll(wave, spi({ mode, bitOrder: order }));
      const shown = found.map(({ end, kind, data }) => [end, kind, data.join()].join(' '));
      const logged = linesOf(log, 'WORD').flatMap(([time, mosi, miso]) => [
        `${time} mosi ${mosi}`,
        `${time} miso ${miso}`,
      ]);
      expect(shown).toEqual(logged);
      expect(errorsOf(found)).toEqual([]);
    }
  });

  test('a word that chip select ends, and a mode that the idle clock contradicts', async () => {
    const bench = new Bench('spi_modes');
    const { wave, log } = await bench.run('+mode=0', '+abort');
    const [cut] = (await decodeAll(wave, spi({ mode: '0' }))).filter(({ errors }) => errors.length > 0);
    expect(cut).toMatchObject({ end: timesOf(log, 'END')[0], data: ['7'] });
    expect(cut!.errors[0]!.text).toContain('after 3 of 8 bits');
    const other = await bench.run('+mode=3');
    expect(errorsOf(await decodeAll(other.wave, spi({ mode: '0' })))[0]?.code).toBe('mode');
  });
});
