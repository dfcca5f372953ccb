import { expect, it } from 'vitest';
import { TestCode } from '../../src/delivery/testCode.ts';
import { PLACE } from '../../src/delivery/layout.ts';
import { fillWithReturns } from '../../src/delivery/suites/protection/probes.ts';
import * as rules from '../../src/delivery/suites/protection/rules.ts';
import { PRESETS, checkCore } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator, runProgram } from '../../src/node/index.ts';
import { OPCODE, addi, immediateForm, jalr, storeForm } from '../../src/program/encode.ts';
import { LOCKDOWN } from './formula.ts';

const { POINTER, READ, WRITE, EXECUTE, LOCK, REGION, RESULT } = rules;
const [MML, RLB] = [1, 4];
/** Behind every probe; no cause of a trap has this number. */
const MARK = 0x5a5;
/** The end of what runs in user mode. */
const USER_CALL = 8;
const FAULT = { execute: 1, read: 5, write: 7 } as const;
type Access = keyof typeof FAULT;
const PROBES: readonly (readonly ['machine' | 'user', Access])[] = [
  ['machine', 'execute'],
  ['machine', 'write'],
  ['machine', 'read'],
  ['user', 'execute'],
  ['user', 'write'],
  ['user', 'read'],
];
const INSTRUCTION = {
  read: immediateForm(OPCODE.load, 2, RESULT, POINTER, 0),
  write: storeForm(2, RESULT, POINTER, 0),
  execute: jalr(1, POINTER, 0),
} as const;

/** One access at the field, which has `jalr x0, x1, 0` in every word. */
function probe(test: TestCode, mode: 'machine' | 'user', access: Access): void {
  const { code } = test;
  const go = () => code.word(INSTRUCTION[access]);
  code.constant(POINTER, rules.field(test).base);
  code.constant(RESULT, jalr(0, 1, 0));
  if (mode === 'machine') test.attempt(go);
  else if (access === 'execute') test.inUserMode(go);
  else {
    rules.borrow(test, true);
    test.attempt(go);
    rules.borrow(test, false);
  }
  code.word(addi(RESULT, 0, MARK));
  test.keep(RESULT);
}

/** All sixteen rules; locks can be taken back, as RLB was set first. */
function program(options: CoreOptions) {
  const test = new TestCode(options);
  const { base, size } = rules.field(test);
  const last = rules.entriesOf(test) - 1;
  rules.openBehind(test);
  fillWithReturns(test, base, size);
  rules.secure(test, RLB);
  // The program's code is executed by both modes, all else is read and written by both.
  rules.writeAddress(test, last - 1, rules.regionAddress(0x8000_0000, 0x20_0000));
  rules.writeLast(test, REGION | LOCK | EXECUTE, REGION | READ | WRITE | EXECUTE);
  rules.secure(test, MML);
  rules.writeLast(test, REGION | LOCK | WRITE | EXECUTE, REGION | WRITE | EXECUTE);
  for (const [row] of LOCKDOWN) {
    const bits = [LOCK, READ, WRITE, EXECUTE].filter((_, at) => row[at] === '1');
    const cfg = bits.reduce((all, bit) => all | bit, REGION);
    rules.setRule(test, 0, rules.regionAddress(base, size), cfg);
    for (const [mode, access] of PROBES) probe(test, mode, access);
  }
  return test.finish();
}

/** The causes of traps before each mark: of a trap the handler keeps cause, value, place and status. */
function causesOf(signature: string): number[][] {
  const words = signature.trim().split('\n');
  const all: number[][] = [[]];
  for (let at = 0; all.length <= LOCKDOWN.length * PROBES.length;) {
    const word = Number.parseInt(words[at]!, 16);
    if (word === MARK) all.push([]);
    else all.at(-1)!.push(word);
    at += word === MARK ? 1 : 4;
  }
  return all;
}

it.each(['micro', 'standard'] as const)('MML gives each rule its rights on %s', async (preset) => {
  const own = PRESETS[preset];
  const options: CoreOptions = {
    ...own,
    name: `lockdown_${preset}`,
    base: { ...own.base, userMode: true },
    auxiliary: { ...own.auxiliary, pmpEntries: 4, smepmp: true },
  };
  expect(checkCore(options)).toEqual([]);
  const simulator = await buildSimulator(options, { simulator: 'icarus' });
  const image = program(options);
  const run = await runProgram(options, simulator, image, {
    tohost: image.tohost,
    cycles: 200_000,
    signature: { base: PLACE.signature, end: PLACE.signature + 4 * 2048 },
  });
  expect(run.cause).toBe('tohost');
  const causes = causesOf(run.signature!);
  const told = LOCKDOWN.map(([row], rule) => {
    const rights = PROBES.map(([mode, access], at) => {
      const refused = causes[rule * PROBES.length + at]!.filter((cause) => cause !== USER_CALL);
      expect([[], [FAULT[access]]], `${row} ${mode} ${access}`).toContainEqual(refused);
      return refused.length === 0 ? '1' : '0';
    }).join('');
    return [row, rights.slice(0, 3), rights.slice(3)];
  });
  expect(told).toEqual(LOCKDOWN);
});
