import { DCSR, DMCS2, HALTSUM0, Script, causeOf } from '../script.ts';
import { CAUSE, behind } from './debugCase.ts';
import type { DebugCase } from './debugCase.ts';

const RESUME_GROUP = 1 << 11;
const BY_GROUP = 6;
const trigger = (index: number) => (index << 7) | 1;
const group = (number: number) => (number << 2) | 2;
const begun = () => new Script().activate();
const bothHalted = () => begun().select(0).halt().select(1).halt();

/** The second hart is selected then. */
const members = (script: Script, type: number, harts: readonly number[], triggers: readonly number[]) => {
  harts.forEach((number, hart) => script.select(hart).write(DMCS2, type | group(number)));
  triggers.forEach((number, index) => script.write(DMCS2, type | group(number) | trigger(index)));
  return script;
};

/** Two harts at one module with two external triggers, as Debug 1.0 has halt and resume groups; the second hart counts. */
export const HART_TRIGGER_CASES: readonly DebugCase[] = [
  {
    name: 'a line halts the harts of its group, each by its group, and none of another',
    program: behind(),
    script: members(begun(), 0, [1, 2], [3, 2])
      .othersHalt(2)
      .halted()
      .read(HALTSUM0, 'one')
      .get(DCSR, 'second')
      .write(DMCS2, group(1) | trigger(1))
      .othersHalt(2)
      .settled()
      .read(HALTSUM0, 'both')
      .told('told'),
    seen: (a) => [a.one, causeOf(a.second!), a.both, a.told],
    expected: [2, BY_GROUP, 3, 0],
  },
  {
    name: 'lines of the group are told once of two harts that halt together, and those of another group never',
    program: behind(),
    script: members(begun(), 0, [2, 2], [2, 1])
      .halt()
      .settled()
      .read(HALTSUM0, 'halted')
      .get(DCSR, 'second')
      .select(0)
      .get(DCSR, 'first')
      .told('told'),
    seen: (a) => [a.halted, causeOf(a.first!), causeOf(a.second!), a.told],
    expected: [3, BY_GROUP, CAUSE.haltreq, 0x0001_0000],
  },
  {
    name: 'a line halts two harts of a group at once, and the other line is told once',
    program: behind(),
    script: members(begun(), 0, [3, 3], [3, 3])
      .othersHalt(1)
      .settled()
      .read(HALTSUM0, 'halted')
      .othersHalt(2)
      .settled()
      .told('told'),
    seen: (a) => [a.halted, a.told],
    expected: [3, 0x0010_0000],
  },
  {
    name: 'a line of a resume group resumes both harts; that of a halt group does not, and is told of none',
    program: behind(),
    script: members(members(bothHalted(), 0, [1, 1], [1, 1]), RESUME_GROUP, [2, 2], [2, 1])
      .othersHalt(1)
      .settled()
      .read(HALTSUM0, 'halted')
      .othersResume(2)
      .settled()
      .read(HALTSUM0, 'still')
      .othersResume(1)
      .settled()
      .read(HALTSUM0, 'running')
      .told('told'),
    seen: (a) => [a.halted, a.still, a.running, a.told],
    expected: [3, 3, 0, 0],
  },
  {
    name: 'each line has a group of each kind; groups and lines that are not there are refused',
    program: behind(),
    script: members(begun(), 0, [1, 2], [3, 1])
      .write(DMCS2, group(3) | RESUME_GROUP | trigger(1))
      .write(DMCS2, group(4) | trigger(0))
      .read(DMCS2, 'first')
      .write(DMCS2, trigger(1))
      .read(DMCS2, 'second')
      .write(DMCS2, trigger(9) | RESUME_GROUP)
      .read(DMCS2, 'none')
      .write(DMCS2, trigger(1) | RESUME_GROUP)
      .read(DMCS2, 'resume')
      .write(DMCS2, 0)
      .read(DMCS2, 'hart'),
    seen: (a) => [a.first, a.second, a.none, a.resume, a.hart],
    expected: [
      (3 << 2) | trigger(0),
      (1 << 2) | trigger(1),
      RESUME_GROUP | trigger(0),
      RESUME_GROUP | (3 << 2) | trigger(1),
      2 << 2,
    ],
  },
];
