import { NOP, addi } from '../../../src/program/encode.ts';
import { ABSTRACTCS, DCSR, DMCS2, DMSTATUS, DPC, PRV_M, STEP, causeOf, cmderrOf, x } from '../script.ts';
import type { Script } from '../script.ts';
import { atBody, behind } from './debugCase.ts';
import type { DebugCase } from './debugCase.ts';
import { dividing } from './version1.ts';

/** dmcs2 of Debug 1.0. */
const RESUME_GROUP = 1 << 11;
const trigger = (index: number) => (index << 7) | 1;
const group = (number: number) => (number << 2) | 2;
const BY_GROUP = 6;
const isRunning = (status: number) => (status >>> 10) & 3;

/** The hart and some triggers in the halt group, or the resume group. */
const inGroup = (script: Script, type: number, triggers: readonly number[]) =>
  triggers.reduce(
    (each, index) => each.write(DMCS2, type | group(1) | trigger(index)),
    script.write(DMCS2, type | group(1)),
  );
const halting = (...triggers: number[]) => inGroup(atBody(), 0, triggers);
const resuming = (...triggers: number[]) => inGroup(atBody(), RESUME_GROUP, triggers);

/** What a core does with the lines of external triggers, as Debug 1.0 has halt and resume groups; for two of each. */
export const GROUP_CASES: readonly DebugCase[] = [
  {
    name: 'another core of the halt group halts this one, and the others of the group are told',
    program: behind(),
    script: halting(0, 1).run().othersHalt(1).halted().get(DCSR, 'dcsr').told('told'),
    seen: (a) => [causeOf(a.dcsr!), a.told],
    expected: [BY_GROUP, 0x0010_0000],
  },
  {
    name: 'a line outside of the group neither halts the core nor hears of it',
    program: behind(),
    script: halting(0)
      .run()
      .othersHalt(2)
      .settled()
      .read(DMSTATUS, 'status')
      .halt()
      .get(DCSR, 'dcsr')
      .told('told'),
    seen: (a) => [isRunning(a.status!), causeOf(a.dcsr!), a.told],
    expected: [3, 3, 0x0001_0000],
  },
  {
    name: 'a hart outside of the group is not halted by its lines',
    program: behind(),
    script: atBody()
      .write(DMCS2, group(1) | trigger(0))
      .run()
      .othersHalt(1)
      .settled()
      .read(DMSTATUS, 'status')
      .halt()
      .told('told'),
    seen: (a) => [isRunning(a.status!), a.told],
    expected: [3, 0],
  },
  {
    name: 'each step is told, and a core that is halted already stays so',
    program: behind(NOP, NOP),
    script: halting(0)
      .step('one')
      .step('two')
      .othersHalt(1)
      .set(DCSR, PRV_M)
      .run()
      .settled()
      .read(DMSTATUS, 'status')
      .told('told'),
    seen: (a) => [a['two pc']! - a['one pc']!, isRunning(a.status!), a.told],
    expected: [4, 3, 0x0002_0000],
  },
  {
    name: 'a core that is about to resume halts again',
    program: behind(NOP),
    script: halting(0).resume().othersHalt(1).settled().read(DMSTATUS, 'status').get(DCSR, 'dcsr'),
    seen: (a) => [isRunning(a.status!), causeOf(a.dcsr!)],
    expected: [0, BY_GROUP],
  },
  {
    name: 'another core of the resume group resumes this one; whoever asked for it is not told',
    program: behind(),
    script: resuming(0, 1)
      .othersResume(1)
      .settled()
      .read(DMSTATUS, 'status')
      .told('other')
      .halt()
      .run()
      .told('own'),
    seen: (a) => [isRunning(a.status!), a.other, a.own],
    expected: [3, 0x0010, 0x0021],
  },
  {
    name: 'a line of the resume group steps the core where dcsr says so',
    program: behind(addi(6, 0, 5), addi(6, 0, 6)),
    script: resuming(0)
      .get(DPC, 'before')
      .set(DCSR, STEP | PRV_M)
      .othersResume(1)
      .settled()
      .get(DPC, 'after')
      .get(x(6), 'x6'),
    seen: (a) => [a.after! - a.before!, a.x6],
    expected: [4, 5],
  },
  {
    name: 'a resume of the group waits for the command that runs',
    program: behind(),
    script: dividing(resuming(0))
      .othersResume(1)
      .done()
      .read(ABSTRACTCS, 'error')
      .settled()
      .read(DMSTATUS, 'status')
      .halt()
      .get(x(9), 'quotient'),
    seen: (a) => [cmderrOf(a.error!), isRunning(a.status!), a.quotient],
    expected: [0, 3, 1_000_000],
  },
  {
    name: 'dmcs2 tells of groups; groups and lines that are not there are refused',
    program: behind(),
    script: halting(1)
      .write(DMCS2, group(2))
      .read(DMCS2, 'hart')
      .write(DMCS2, trigger(1))
      .read(DMCS2, 'line')
      .write(DMCS2, trigger(9))
      .read(DMCS2, 'none')
      .write(DMCS2, RESUME_GROUP)
      .read(DMCS2, 'resume'),
    seen: (a) => [a.hart, a.line, a.none, a.resume],
    expected: [1 << 2, (1 << 7) | (1 << 2) | 1, 1, RESUME_GROUP],
  },
];
