import { ECALL, NOP, csrImmediate } from '../../../src/program/encode.ts';
import { DCSR, DPC, PRV_M, STEP, causeOf, x } from '../script.ts';
import type { Script } from '../script.ts';
import { BODY, CAUSE, MCAUSE, MEPC, MSTATUS, atBody, behind, pcAndCause } from './debugCase.ts';
import type { DebugCase } from './debugCase.ts';

const [MSTATUSH, MDT, MIE, CETRIG, OTHER] = [0x310, 0x400, 8, 1 << 19, 7];
/** Nobody is ready for the first exception behind reset, whose registers are still those of reset. */
const fatal = behind(NOP, ECALL, NOP);
const AT = BODY + 4;
const looked = (script: Script, name: string) =>
  script.get(DPC, `${name} pc`).get(DCSR, `${name} dcsr`).get(MEPC, 'mepc').get(MCAUSE, 'mcause');
const found = (name: string) => (a: Record<string, number>) => [...pcAndCause(name)(a), a.mepc, a.mcause];

/** A critical error in a core whose debugger cannot be told of it. */
export const CRITICAL_CASES: readonly DebugCase[] = [
  {
    name: 'a hart that a critical error has stopped halts on request, before the instruction, and stays stopped',
    program: fatal,
    script: looked(atBody().run().settled().halt(), 'one').run().settled().halt().get(DPC, 'two'),
    seen: (a) => [...found('one')(a), a.two],
    expected: [AT, CAUSE.haltreq, 0, 0, AT],
  },
  {
    name: 'a step into a critical error ends where it began, and so do those behind it',
    program: fatal,
    script: atBody()
      .step('one', STEP | PRV_M)
      .step('two', STEP | PRV_M)
      .step('three', STEP | PRV_M),
    seen: (a) => ['one', 'two', 'three'].flatMap((name) => pcAndCause(name)(a)),
    expected: [AT, CAUSE.step, AT, CAUSE.step, AT, CAUSE.step],
  },
  {
    name: 'a debugger that clears MDT has the trap taken',
    program: fatal,
    script: atBody()
      .set(MSTATUSH, 0)
      .set(x(5), 0)
      .run()
      .settled()
      .halt()
      .get(MCAUSE, 'mcause')
      .get(MSTATUSH, 'mdt'),
    seen: (a) => [a.mcause, a.mdt],
    expected: [11, MDT],
  },
  {
    name: 'MIE stays clear while MDT is set, and MDT clears it',
    program: behind(csrImmediate(2, 0, MSTATUS, MIE), NOP),
    script: atBody()
      .step('one', STEP | PRV_M)
      .get(MSTATUS, 'off')
      .set(MSTATUSH, 0)
      .set(MSTATUS, MIE)
      .get(MSTATUS, 'on')
      .set(MSTATUSH, MDT)
      .get(MSTATUS, 'off again'),
    seen: (a) => [a.off! & MIE, a.on! & MIE, a['off again']! & MIE],
    expected: [0, MIE, 0],
  },
];

/** What Debug 1.0 has besides (4.9.1, 4.7). */
export const ERROR_TRIGGER_CASES: readonly DebugCase[] = [
  {
    name: 'cetrig halts the hart at a critical error, with cause 7 and extcause 0, and again when it is resumed',
    program: fatal,
    script: looked(
      atBody()
        .set(DCSR, CETRIG | PRV_M)
        .run()
        .halted(),
      'one',
    )
      .run()
      .halted()
      .get(DPC, 'two pc')
      .get(DCSR, 'two dcsr'),
    seen: (a) => [
      ...found('one')(a),
      ...pcAndCause('two')(a),
      a['one dcsr']! & CETRIG,
      (a['one dcsr']! >>> 24) & 7,
    ],
    expected: [AT, OTHER, 0, 0, AT, OTHER, CETRIG, 0],
  },
  {
    name: 'without cetrig it stays running, and halts by it when a debugger sets it',
    program: fatal,
    script: atBody()
      .run()
      .settled()
      .halt()
      .get(DCSR, 'by request')
      .set(DCSR, CETRIG | PRV_M)
      .run()
      .halted()
      .get(DCSR, 'by error'),
    seen: (a) => [causeOf(a['by request']!), causeOf(a['by error']!)],
    expected: [CAUSE.haltreq, OTHER],
  },
  {
    name: 'MDT is clear when the hart resumes in user mode, and not in machine mode',
    program: behind(),
    script: atBody().run().halt().get(MSTATUSH, 'machine').set(DCSR, 0).run().halt().get(MSTATUSH, 'user'),
    seen: (a) => [a.machine, a.user],
    expected: [MDT, 0],
  },
];
