import { describe, expect, test } from 'vitest';
import type { DecoderSetup, Transaction } from '../../src/decode/index.ts';
import { decodeAll } from '../../src/decode/index.ts';
import { Bench, linesOf, signalsOf, timesOf } from './simulate.ts';

const roles =
  'AWID AWADDR AWLEN AWSIZE AWBURST AWVALID AWREADY WDATA WSTRB WLAST WVALID WREADY BID BRESP BVALID BREADY ' +
  'ARID ARADDR ARLEN ARSIZE ARBURST ARVALID ARREADY RID RDATA RRESP RLAST RVALID RREADY';
const names = Object.fromEntries(roles.split(' ').map((role) => [role, role.toLowerCase()]));
const setup: DecoderSetup = {
  decoder: 'axi4',
  signals: signalsOf('axi4_traffic', { ACLK: 'clk', ARESETN: 'rst_n', ...names }),
  options: {},
};
const responses = ['OKAY', 'EXOKAY', 'SLVERR', 'DECERR'];

/** Transfers as the bench's log has them: `id address beats responses end`, without any decoder. */
function logged(log: string[][]): string[] {
  const data = linesOf(log, 'W');
  const writes = linesOf(log, 'AW').map(([, id, address, beats]) => {
    const [end, , response] = linesOf(log, 'B').find(([, bid]) => bid === id)!;
    const words = data.splice(0, Number(beats)).map(([, word, strobes]) => strobed(word!, strobes!));
    return `write ${id} ${address} ${words.join(',')} ${responses[Number(response)]} ${end}`;
  });
  const reads = linesOf(log, 'AR').map(([, id, address]) => {
    const mine = linesOf(log, 'R').filter(([, rid]) => rid === id);
    const worst = Math.max(...mine.map(([, , , response]) => Number(response)));
    return `read ${id} ${address} ${mine.map(([, , word]) => word).join()} ${responses[worst]} ${mine.at(-1)![0]}`;
  });
  return [...writes, ...reads];
}

/** A byte without strobe is not written. */
function strobed(word: string, strobes: string): string {
  return [...strobes].map((strobe, i) => (strobe === '1' ? word.slice(2 * i, 2 * i + 2) : '--')).join('');
}

function shown({ kind, id, address, data, response, end }: Transaction): string {
  return `${kind} ${id} ${address} ${data.join()} ${response} ${end}`;
}

describe('AXI4', () => {
  test('what the bench logged is what the decoder finds', async () => {
    const { wave, log } = await new Bench('axi4_traffic').run();
    const found = await decodeAll(wave, setup);
    const wide = found.filter(({ id }) => id !== '4').map(shown);
    expect(wide.sort()).toEqual(
      logged(log)
        .filter((line) => !line.startsWith('write 4'))
        .sort(),
    );
    // Bytes of the narrow burst by IHI 0022, A3.4.1: address 4001 is lane 1, 4002 lanes 2 and 3, 4004 lanes 0 and 1.
    expect(found.find(({ id }) => id === '4')?.data).toEqual(['a2', 'a0a1', 'a2a5']);
    expect(found.every(({ complete }) => complete)).toBe(true);
  });

  test('latencies, waits and lanes of outstanding transfers', async () => {
    const { wave, log } = await new Bench('axi4_traffic').run();
    const found = await decodeAll(wave, setup);
    const [first, second] = [found.find(({ id }) => id === '1')!, found.find(({ id }) => id === '2')!];
    const [dataOf1] = timesOf(log, 'W');
    const [answerOf2, answerOf1] = timesOf(log, 'B');
    // VALID rises one tick after the clock edge at which the bench went on: 55 for the first address, 65 for the next.
    expect([first.begin, second.begin]).toEqual([56, 67]);
    expect(first.latency).toEqual({ data: dataOf1! - 56, response: answerOf1! - 56 });
    expect(second.latency.response).toBe(answerOf2! - 67);
    // The bench lowers AWREADY for two clocks, and BREADY for two clocks of the first answer.
    expect([first.stalls, second.stalls]).toEqual([{ B: 2 }, { AW: 2 }]);
    expect([first.lane, second.lane]).toEqual([0, 1]);
    expect(found.find(({ id }) => id === '5')?.stalls).toEqual({ AR: 3, R: 2 });
  });

  test.each([
    ['drop_awvalid', 'AWVALID fell before AWREADY', (log: string[][]) => timesOf(log, 'FAULT')],
    ['drop_rvalid', 'RVALID fell before RREADY', (log: string[][]) => timesOf(log, 'FAULT')],
    ['change_wdata', 'WDATA changed while WVALID waited', (log: string[][]) => timesOf(log, 'FAULT')],
    ['unknown_arready', 'ARREADY is neither 0 nor 1', (log: string[][]) => timesOf(log, 'FAULT')],
    // The second and the fourth beat of the last write.
    ['early_wlast', 'WLAST', (log: string[][]) => [timesOf(log, 'W').at(-3)!, timesOf(log, 'W').at(-1)!]],
    ['late_wlast', 'WLAST is missing at beat 2', (log: string[][]) => [timesOf(log, 'W').at(-1)!]],
  ])('the fault %s is found at its time', async (fault, text, when) => {
    const { wave, log } = await new Bench('axi4_traffic').run(`+fault=${fault}`);
    const found = await decodeAll(wave, setup);
    const errors = found
      .flatMap((transaction) => transaction.errors)
      .filter(({ code }) => !/err$/.test(code));
    expect(errors.map(({ time }) => time)).toEqual(when(log));
    for (const error of errors) expect(error.text).toContain(text);
  });
});
