import { NOP, OPCODE, addi, lw, registerForm, sw } from '../../../src/program/encode.ts';
import { DCSR, DPC, EBREAK_M, PRV_M, x } from '../script.ts';
import type { Script } from '../script.ts';
import { BODY, CAUSE, DATA, HANDLER, atBody, behind, pcAndCause } from './debugCase.ts';
import type { DebugCase } from './debugCase.ts';

const [TSELECT, TDATA1, TDATA2, TINFO] = [0x7a0, 0x7a1, 0x7a2, 0x7a4];
const M = 0x40;
const [EXECUTE, STORE, LOAD] = [4, 2, 1];
const [SELECT, CHAIN] = [1 << 21, 1 << 11];
const match = (kind: number) => kind << 7;
const ALL_ONES = 0xffff_ffff;
const TYPE_6 = 6 * 2 ** 28;
/** Type 3: stops after so many instructions of machine mode. */
const after = (instructions: number) => 3 * 2 ** 28 + (instructions << 10) + 0x200;

const setTrigger = (script: Script, index: number, control: number, compared = 0) =>
  script.set(TSELECT, index).set(TDATA2, compared).set(TDATA1, control);
const on = (control: number, compared: number) => (script: Script) =>
  setTrigger(script, 0, TYPE_6 + M + control, compared);
/** From address 0 on. */
const everywhere = (script: Script, index: number, accesses: number) =>
  setTrigger(script, index, TYPE_6 + M + accesses + match(2));
const stopped = (script: Script, name = 'one') =>
  script.run().halted().get(DPC, `${name} pc`).get(DCSR, `${name} dcsr`);

/** A program that stores 1, 2 and 3 at two places, with the registers for it. */
const stores = behind(
  addi(6, 0, 1),
  sw(6, 7, 0),
  addi(6, 0, 2),
  sw(6, 7, 4),
  addi(6, 0, 3),
  sw(6, 7, 0),
  NOP,
);
const atStores = () => atBody().set(x(7), DATA);

const STOP_AFTER = 3;

/** An atomic operation on the word at x7. */
const atomic = (funct5: number, rd: number, rs2: number) =>
  registerForm(OPCODE.amo, funct5 << 2, 2, rd, 7, rs2);
const [LR, SC, AMOSWAP] = [2, 3, 1];

/** What triggers of types 6 and 3 do; for cores with two of them. */
export const FULL_TRIGGER_CASES: readonly DebugCase[] = [
  {
    name: 'a trigger stops the hart before a store of certain data',
    program: stores,
    script: stopped(on(STORE | SELECT, 3)(atStores())),
    seen: pcAndCause('one'),
    expected: [BODY + 20, CAUSE.trigger],
  },
  {
    name: 'what SC stores is data, and what an AMO makes is not',
    program: behind(addi(6, 0, 3), atomic(AMOSWAP, 5, 6), atomic(LR, 5, 0), atomic(SC, 5, 6), NOP),
    script: stopped(on(STORE | SELECT, 3)(atStores())),
    seen: pcAndCause('one'),
    expected: [BODY + 12, CAUSE.trigger],
  },
  {
    name: 'a trigger stops the hart in a region, from an address on and below one',
    program: behind(lw(6, 7, 0), lw(6, 7, 8), NOP, NOP),
    script: stopped(on(LOAD | match(1), (DATA + 8) | 3)(atStores()))
      .set(TDATA2, BODY + 12)
      .set(TDATA1, TYPE_6 + M + EXECUTE + match(2))
      .run()
      .halted()
      .get(DPC, 'two pc')
      .set(TDATA2, BODY + 4)
      .set(TDATA1, TYPE_6 + M + EXECUTE + match(3))
      .set(DPC, BODY)
      .run()
      .halted()
      .get(DPC, 'three pc'),
    seen: (a) => [...pcAndCause('one')(a), a['two pc'], a['three pc']],
    expected: [BODY + 4, CAUSE.trigger, BODY + 12, BODY],
  },
  {
    name: 'triggers on everything stop the hart before anything, do not hold up the debugger, and can be taken away',
    program: behind(addi(6, 6, 1), addi(6, 6, 1), sw(6, 7, 0), NOP),
    script: stopped(everywhere(everywhere(atStores().set(x(6), 0), 0, EXECUTE), 1, LOAD + STORE))
      .run()
      .halted()
      .get(DPC, 'two pc')
      .step('step')
      .execute(DATA, lw(9, 8, 0))
      .get(x(9), 'before')
      .set(DCSR, PRV_M | EBREAK_M)
      .set(TSELECT, 0)
      .set(TDATA1, 0)
      .run()
      .halted()
      .get(DPC, 'store pc')
      .set(TSELECT, 1)
      .set(TDATA1, 0)
      .step('stored')
      .execute(DATA, lw(9, 8, 0))
      .get(x(9), 'after'),
    seen: (a) => [
      ...[...pcAndCause('one')(a), a['two pc'], ...pcAndCause('step')(a)],
      ...[a.before, a['store pc'], ...pcAndCause('stored')(a), a.after],
    ],
    expected: [BODY, CAUSE.trigger, BODY, BODY, CAUSE.trigger, 0, BODY + 8, BODY + 12, CAUSE.step, 2],
  },
  {
    name: 'of two chained triggers both have to meet the instruction',
    program: stores,
    script: stopped(
      setTrigger(
        setTrigger(atStores(), 0, TYPE_6 + M + STORE + CHAIN, DATA),
        1,
        TYPE_6 + M + STORE + SELECT,
        3,
      ),
    ),
    seen: pcAndCause('one'),
    expected: [BODY + 20, CAUSE.trigger],
  },
  {
    name: 'a trigger stops the hart after a number of instructions, and tells that it did',
    program: behind(addi(6, 6, 1), addi(6, 6, 1), addi(6, 6, 1), addi(6, 6, 1), NOP),
    script: stopped(setTrigger(atBody().set(x(6), 0), 0, after(STOP_AFTER)))
      .get(x(6), 'x6')
      .get(TDATA1, 'tdata1'),
    seen: (a) => [...pcAndCause('one')(a), a.x6, a.tdata1! >>> 24, (a.tdata1! >>> 8) & 0xffff & ~2],
    expected: [BODY + 12, CAUSE.trigger, 3, 0x39, 0],
  },
  {
    name: 'an exception counts as an instruction',
    program: behind(addi(6, 6, 1), 0, NOP),
    script: stopped(setTrigger(atBody(), 0, after(2))),
    seen: pcAndCause('one'),
    expected: [HANDLER, CAUSE.trigger],
  },
  {
    name: 'a trigger that is due behind a step, or met there, fires when the hart goes on',
    program: behind(addi(6, 6, 1), addi(6, 6, 1), addi(6, 6, 1), NOP),
    script: setTrigger(on(EXECUTE, BODY + 4)(atBody()), 1, after(1))
      .step('step')
      .get(TDATA1, 'count')
      .set(TSELECT, 0)
      .get(TDATA1, 'address')
      .set(TDATA1, 0)
      .set(DCSR, PRV_M | EBREAK_M)
      .run()
      .halted()
      .get(DPC, 'on pc')
      .get(DCSR, 'on dcsr')
      .set(TSELECT, 1)
      .get(TDATA1, 'fired'),
    seen: (a) => [...pcAndCause('step')(a), a.count, a.address, ...pcAndCause('on')(a), a.fired],
    expected: [BODY + 4, CAUSE.step, 0x3800_0301, 0x6800_1044, BODY + 4, CAUSE.trigger, 0x3900_0201],
  },
  {
    name: 'a debugger learns how wide a region can be',
    program: behind(NOP),
    script: setTrigger(atBody(), 0, TYPE_6, ALL_ONES)
      .get(TDATA2, 'no region')
      .set(TDATA2, 0)
      .set(TDATA1, TYPE_6 + match(1))
      .set(TDATA2, ALL_ONES)
      .get(TDATA2, 'region'),
    seen: (a) => [a['no region'], 31 - Math.clz32(~a.region!)],
    expected: [ALL_ONES, 30],
  },
  {
    name: 'what a trigger cannot be is left out, and the last one is chained to nothing',
    program: behind(NOP),
    script: setTrigger(atBody(), 1, TYPE_6 + M + EXECUTE + STORE + CHAIN + SELECT + match(9))
      .get(TDATA1, 'tdata1')
      .get(TINFO, 'tinfo'),
    seen: (a) => [a.tdata1, a.tinfo],
    expected: [0x6800_1044, 0x48],
  },
];
