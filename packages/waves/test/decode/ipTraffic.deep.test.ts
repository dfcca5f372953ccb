import { describe, expect, test } from 'vitest';
import type { DecoderSetup, Transaction } from '../../src/decode/index.ts';
import { decodeAll } from '../../src/decode/index.ts';
import { loggedLite, shown } from './axiLite.ts';
import { Bench, linesOf, signalsOf, timesOf } from './simulate.ts';

const axiNames =
  'AWADDR AWVALID AWREADY WDATA WSTRB WVALID WREADY BRESP BVALID BREADY ARADDR ARVALID ARREADY RDATA RRESP RVALID RREADY';

function axiLite(clock: string, reset: string, scope: string): DecoderSetup {
  const names = axiNames.split(' ').map((role) => [role, { path: `${scope}.${role.toLowerCase()}` }]);
  const signals = { ACLK: { path: clock }, ARESETN: { path: reset }, ...Object.fromEntries(names) };
  return { decoder: 'axi4-lite', signals, options: {} };
}

const apb = (scope: string): DecoderSetup => {
  const names = 'PADDR PSEL PENABLE PWRITE PWDATA PSTRB PRDATA PREADY PSLVERR'.split(' ');
  const roles = Object.fromEntries(names.map((role) => [role, role.toLowerCase()]));
  return {
    decoder: 'apb',
    signals: signalsOf(scope, { PCLK: 'clk', PRESETN: 'rst_n', ...roles }),
    options: {},
  };
};

/** What the bench saw of the APB: its data with all bytes, strobed or not. */
function checkApb(found: Transaction[], log: string[][]): void {
  const logged = linesOf(log, 'APB').map(([time, write, address, data, error]) =>
    [time, write === '1' ? 'write' : 'read', address, data, error === '1' ? 'SLVERR' : 'OKAY'].join(' '),
  );
  const seen = found.map(({ end, kind, address, data, response }) =>
    [end, kind, address, data.join(), response].join(' '),
  );
  const strobed = (line: string, i: number) => {
    const bytes = [...(seen[i] ?? '').split(' ')[3]!.matchAll(/../g)].map(([byte]) => byte);
    const [time, kind, address, data, response] = line.split(' ');
    const kept = bytes.map((byte, at) => (byte === '--' ? '--' : data!.slice(2 * at, 2 * at + 2)));
    return [time, kind, address, kept.join(''), response].join(' ');
  };
  expect(logged.length).toBeGreaterThan(10);
  expect(seen).toEqual(logged.map(strobed));
}

describe('traffic of the blocks in ip/', () => {
  test('AXI4-Lite of the SRAM: every order of the channels, bursts, stalls', async () => {
    const sources = ['sram/bench/nl_sram_tb.sv', 'bench/axil_driver.sv'];
    const { wave, log } = await new Bench('sram_traffic', sources, 'sram').run();
    const tb = 'sram_traffic.tb';
    const found = await decodeAll(wave, axiLite(`${tb}.clk`, `${tb}.rst_n`, tb));
    expect(found.length).toBeGreaterThan(500);
    expect(found.map(shown).sort()).toEqual(loggedLite(log));
    expect(found.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('AXI4-Lite of the exerciser: polls and errors', async () => {
    const bench = ['nl_exerciser_tb', 'exerciser_with_memory', 'axil_memory'];
    const sources = bench.map((name) => `exerciser/bench/${name}.sv`);
    const { wave, log } = await new Bench('exerciser_traffic', sources, 'exerciser').run();
    const tb = 'exerciser_traffic.tb';
    const found = await decodeAll(wave, axiLite(`${tb}.clk`, `${tb}.rst_n`, `${tb}.pass`));
    expect(found.map(shown).sort()).toEqual(loggedLite(log));
    // pass.prog meets SLVERR and DECERR, once in a write and once in a read each.
    const errors = found.flatMap((one) => one.errors.map(({ code }) => `${one.kind} ${code}`));
    expect(errors.sort()).toEqual(['read decerr', 'read slverr', 'write decerr', 'write slverr']);
  });

  const uartSources = ['uart/bench/uart_peer.sv', 'bench/apb_driver.sv'];

  test('UART in every frame format, its baud given or worked out, and its APB', async () => {
    const bench = new Bench('uart_traffic', uartSources, 'uart');
    for (let format = 0; format < 8; format++) {
      const divisor = 13 + format;
      const { wave, log } = await bench.run(`+format=${format}`, `+divisor=${divisor}`);
      checkApb(await decodeAll(wave, apb('uart_traffic')), log);
      const frame = {
        parity: (format & 1) === 0 ? 'none' : (format & 2) === 0 ? 'even' : 'odd',
        stopBits: (format & 4) === 0 ? '1' : '2',
      };
      // A bit lasts `divisor` clocks of 10 ns.
      for (const baud of [Math.round(1e8 / divisor), 0]) {
        const signals = signalsOf('uart_traffic', { RX: 'rx', TX: 'tx' });
        const found = await decodeAll(wave, { decoder: 'uart', signals, options: { ...frame, baud } });
        const rx = found.filter(({ kind }) => kind === 'rx');
        expect(rx.map(({ begin, data }) => `${begin} ${data}`)).toEqual(
          linesOf(log, 'RX').map(([time, character]) => `${time} ${character}`),
        );
        const tx = found.filter(({ kind }) => kind === 'tx');
        expect(tx.map(({ data }) => data.join())).toEqual(linesOf(log, 'TX').map(([character]) => character));
        expect(found.flatMap(({ errors }) => errors)).toEqual([]);
      }
    }
  });

  test('a wrong parity bit, a missing stop bit and a break of the UART', async () => {
    const bench = new Bench('uart_traffic', uartSources, 'uart');
    const { wave, log } = await bench.run('+format=1', '+divisor=16', '+errors');
    const signals = signalsOf('uart_traffic', { RX: 'rx' });
    const options = { parity: 'even', baud: 6_250_000 };
    const found = await decodeAll(wave, { decoder: 'uart', signals, options });
    const bad = found.filter(({ errors }) => errors.length > 0);
    const [spoiled, unstopped] = linesOf(log, 'RX').slice(-3);
    const [[pulled], [released]] = [timesOf(log, 'BREAK'), timesOf(log, 'RELEASED')];
    // Bits of 160 ns: the parity bit's middle lies 9.5 of them behind the start's edge, the stop bit's 10.5.
    expect(
      bad.map(({ begin, data, errors }) => [begin, data.join(), errors.map((e) => `${e.code} ${e.time}`)]),
    ).toEqual([
      [Number(spoiled![0]), '81', [`parity ${Number(spoiled![0]) + 9.5 * 160}`]],
      [Number(unstopped![0]), '7e', [`framing ${Number(unstopped![0]) + 10.5 * 160}`]],
      [pulled, '00', [`break ${pulled! + 10.5 * 160}`]],
    ]);
    expect(bad[2]!.end).toBe(released);
    expect(found.at(-1)!.data).toEqual(['42']);
  });

  test('SPI words in every mode, order and width, and its APB', async () => {
    const sources = ['spi/bench/spi_slave.sv', 'bench/apb_driver.sv'];
    const bench = new Bench('spi_traffic', sources, 'spi');
    const signals = signalsOf('spi_traffic', { SCK: 'sck', CS: 'cs_n', MOSI: 'mosi', MISO: 'miso' });
    for (const [mode, order, wordBits] of [0, 1, 2, 3].flatMap((m) => [
      [m, 'msb', 8] as const,
      [m, 'lsb', 16] as const,
    ])) {
      const plusArgs = [
        `+mode=${mode}`,
        ...(order === 'lsb' ? ['+lsb'] : []),
        ...(wordBits === 16 ? ['+wide'] : []),
      ];
      const { wave, log } = await bench.run(...plusArgs);
      const options = { mode: String(mode), bitOrder: order, wordBits };
      const found = await decodeAll(wave, { decoder: 'spi', signals, options });
      const words = linesOf(log, 'WORD').map(([time, heard, answered]) =>
        [time, heard, answered].map((text, i) => (i === 0 ? text : text!.slice(-wordBits / 4))),
      );
      const of = (kind: string) =>
        found.filter((one) => one.kind === kind).map(({ end, data }) => `${end} ${data}`);
      expect(of('mosi')).toEqual(words.map(([time, heard]) => `${time} ${heard}`));
      expect(of('miso')).toEqual(words.map(([time, , answered]) => `${time} ${answered}`));
      expect(words).toHaveLength(6);
      checkApb(await decodeAll(wave, apb('spi_traffic')), log);
    }
  });
});
