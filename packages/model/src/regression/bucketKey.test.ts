import { expect, it } from 'vitest';
import { diceOf } from '../../test/dice.ts';
import type { Dice } from '../../test/dice.ts';
import { bucketKey } from './bucketKey.ts';

type Cause = (d: Values) => string;
interface Values {
  time: string;
  path: string;
  seed: number;
  index: number;
  line: number;
  hex: string;
  value: number;
}

/** Messages as benches, assertions and simulators write them, each with one cause. */
const CAUSES: Cause[] = [
  (d) =>
    `UVM_ERROR ${d.path}/scoreboard.sv(${d.line}) @ ${d.time}: uvm_test_top.env[${d.index}].sb [SB] expected 0x${d.hex} got 0x${d.value.toString(16)}`,
  (d) =>
    `UVM_ERROR ${d.path}/scoreboard.sv(${d.line}) @ ${d.time}: uvm_test_top.env[${d.index}].sb [SB] queue is not empty: ${d.value} items`,
  (d) =>
    `UVM_FATAL ${d.path}/driver.sv(${d.line}) @ ${d.time}: uvm_test_top.env[${d.index}].drv [DRV] no response in ${d.value} cycles`,
  (d) => `Assertion failed in tb.dut.u_fifo${d.index}.full_a at ${d.time}: push when full`,
  (d) => `Assertion failed in tb.dut.u_fifo${d.index}.empty_a at ${d.time}: pop when empty`,
  (d) => `${d.path}/uart_tb.sv:${d.line}: parity error in frame ${d.value}`,
  (d) => `${d.path}/uart_tb.sv:${d.line}: framing error in frame ${d.value}`,
  (d) => `address 32'h${d.hex} answers SLVERR`,
  (d) => `address 32'h${d.hex} answers DECERR`,
  (d) => `[${d.time}] lane[${d.index}].phy: lost lock after ${d.value} bits`,
  (d) => `[${d.time}] lane[${d.index}].phy: never locked, seed ${d.seed}`,
  (d) => `register CTRL reads ${d.value}, expected ${d.value + 1}`,
  (d) => `register STATUS reads ${d.value}, expected ${d.value + 1}`,
  (d) => `mismatch at pc ${d.hex}: rd has ${d.hex}`,
  (d) => `mismatch at pc ${d.hex}: csr has ${d.hex}`,
  (d) => `seed ${d.seed}: ${d.value} of ${d.value + 9} words differ`,
  (d) => `seed ${d.seed}: interrupt ${d.index} was never taken`,
  (d) => `cannot open ${d.path}/image_a.hex for reading`,
  (d) => `memory u_bank${d.index}.ram has an uncorrectable error at ${d.value}`,
  (d) => `exit code 134 after ${d.time}`,
];

const HEX = '0123456789abcdef';
function drawn(dice: Dice): Values {
  const digits = Array.from({ length: 8 }, () => HEX[dice.below(16)]).join('');
  return {
    time: `${dice.below(1e6)}${['ns', ' ns', 'ps', ' us'][dice.below(4)]}`,
    path: ['/work/src/tb', '/tmp/x91/run', '../dv/env', '/home/ann/chip-2/hw'][dice.below(4)]!,
    seed: dice.below(2 ** 31 - 1),
    index: dice.below(64),
    line: 1 + dice.below(900),
    hex: ['ffffffff', 'deadbeef', 'xxxxxxxx', `0000xxxx`][dice.below(16)] ?? digits,
    value: dice.below(1e5),
  };
}

it('sorts 200 messages of 20 causes with purity and completeness of at least 0.95', () => {
  const dice = diceOf(7);
  const buckets = new Map<string, number[]>();
  for (let at = 0; at < 200; at++) {
    const cause = at % CAUSES.length;
    const key = bucketKey(CAUSES[cause]!(drawn(dice)));
    buckets.set(key, [...(buckets.get(key) ?? []), cause]);
  }
  const most = (causes: readonly number[]) =>
    Math.max(...CAUSES.map((_, cause) => causes.filter((each) => each === cause).length));
  const purity = [...buckets.values()].reduce((sum, causes) => sum + most(causes), 0) / 200;
  const largest = CAUSES.map((_, cause) =>
    Math.max(...[...buckets.values()].map((causes) => causes.filter((each) => each === cause).length)),
  );
  const completeness = largest.reduce((sum, count) => sum + count, 0) / 200;
  expect(purity).toBeGreaterThanOrEqual(0.95);
  expect(completeness, [...buckets.keys()].join('\n')).toBeGreaterThanOrEqual(0.95);
});

it.each([
  ['expected 12 got 13', 'expected 99 got 1'],
  ['tb.u_dma3.ch[2].req at 12.5 ns', 'tb.u_dma11.ch[0].req at 900ns'],
  ['/a/b/c.sv:12: bad', '../x/c.sv:9: bad'],
])('knows %s again in %s', (one, other) => {
  expect(bucketKey(one)).toBe(bucketKey(other));
});

it.each([
  ['AXI4 burst crosses 4 KB', 'AXI3 burst crosses 4 KB'],
  ['push when full', 'pop when empty'],
  ['/a/c.sv:12: bad', '/a/d.sv:12: bad'],
])('tells %s from %s', (one, other) => {
  expect(bucketKey(one)).not.toBe(bucketKey(other));
});

it('takes values for values where they are letters alone, and words for words', () => {
  const gives = (a: string, b: string) => bucketKey(`funct3 4 of ${a} and ${b} gives ${b}`);
  expect(gives('ffffffff', '00000000')).toBe(gives('c4222dca', 'xxxxxxxx'));
  expect(gives('ffff', 'zzzz')).toBe(gives('0123', '00xx'));
  expect(bucketKey('the facade of a decade faded')).toBe('the facade of a decade faded');
});
