import {
  ABSTRACTCS,
  DCSR,
  DMCONTROL,
  DMCS2,
  DMSTATUS,
  DPC,
  HALTSUM0,
  HAWINDOW,
  PRV_M,
  STEP,
  Script,
  causeOf,
  cmderrOf,
  x,
} from '../script.ts';
import { CAUSE, RESET, behind } from './debugCase.ts';
import type { DebugCase } from './debugCase.ts';
import { dividing } from './version1.ts';

const MHARTID = 0xf14;
const BOTH = 0b10;
const begun = () => new Script().activate();
const bothHalted = () => begun().select(0).halt().select(1).halt();
/** Two bits of dmstatus, all and any, from the lower one on. */
const pair = (status: number | undefined, at: number) => (status! >>> at) & 3;
const [HALTED, RUNNING, UNAVAILABLE, NONEXISTENT, RESUMED, WAS_RESET] = [8, 10, 12, 14, 16, 18];
const ACKHAVERESET = 1 << 28;

/** What a debugger sees of two harts at one module; the second one counts in x6. */
export const HART_CASES: readonly DebugCase[] = [
  {
    name: 'each hart halts and resumes alone, and haltsum0 tells of both',
    program: behind(),
    script: begun()
      .select(0)
      .halt()
      .read(DMSTATUS, 'first')
      .select(1)
      .read(DMSTATUS, 'second')
      .read(HALTSUM0, 'one')
      .halt()
      .read(HALTSUM0, 'both')
      .select(0)
      .run()
      .read(HALTSUM0, 'other'),
    seen: (a) => [pair(a.first, HALTED), pair(a.second, RUNNING), a.one, a.both, a.other],
    expected: [3, 3, 1, 3, 2],
  },
  {
    name: 'registers are those of the hart that is selected',
    program: behind(),
    script: bothHalted()
      .set(x(9), 0x2222)
      .get(MHARTID, 'second id')
      .select(0)
      .set(x(9), 0x1111)
      .get(MHARTID, 'first id')
      .get(x(9), 'first')
      .select(1)
      .get(x(9), 'second'),
    seen: (a) => [a['first id'], a['second id'], a.first, a.second],
    expected: [0, 1, 0x1111, 0x2222],
  },
  {
    name: 'one hart steps while the other runs',
    program: behind(),
    script: begun()
      .select(1)
      .halt()
      .set(DPC, RESET)
      .set(x(6), 5)
      .step('step')
      .get(x(6), 'x6')
      .read(HALTSUM0, 'halted'),
    seen: (a) => [a['step pc'], causeOf(a['step dcsr']!), a.x6, a.halted],
    expected: [RESET + 4, CAUSE.step, 6, 2],
  },
  {
    name: 'with hasel a request is for the harts of the mask too, and dmstatus tells of all and of any',
    program: behind(),
    script: begun()
      .write(HAWINDOW, BOTH)
      .read(HAWINDOW, 'mask')
      .select(0, true)
      .halt()
      .read(HALTSUM0, 'both')
      .select(0)
      .run()
      .select(0, true)
      .read(DMSTATUS, 'mixed')
      .run()
      .read(DMSTATUS, 'resumed'),
    seen: (a) => [
      a.mask,
      a.both,
      pair(a.mixed, HALTED),
      pair(a.mixed, RUNNING),
      pair(a.resumed, RUNNING),
      pair(a.resumed, RESUMED),
    ],
    expected: [BOTH, 3, 1, 1, 3, 3],
  },
  {
    name: 'a hart past the last is told, is not halted, and takes no command',
    program: behind(),
    script: bothHalted()
      .select(2)
      .read(DMSTATUS, 'status')
      .read(DMCONTROL, 'selected')
      .resume()
      .read(HALTSUM0, 'halted')
      .get(x(5), 'nothing')
      .read(ABSTRACTCS, 'error')
      .select(0x3ff)
      .read(DMCONTROL, 'most'),
    seen: (a) => [
      pair(a.status, NONEXISTENT),
      pair(a.status, HALTED),
      pair(a.status, UNAVAILABLE),
      a.selected,
      a.halted,
      cmderrOf(a.error!),
      a.most! >>> 16,
    ],
    expected: [3, 0, 0, (2 << 16) | 1, 3, 4, 3],
  },
  {
    name: 'that a hart was reset is acknowledged of it alone',
    program: behind(),
    script: begun()
      .select(1)
      .read(DMSTATUS, 'before')
      .write(DMCONTROL, ACKHAVERESET + 1)
      .read(DMSTATUS, 'second')
      .select(0)
      .read(DMSTATUS, 'first'),
    seen: (a) => [a.before, a.second, a.first].map((status) => pair(status, WAS_RESET)),
    expected: [3, 0, 3],
  },
  {
    name: 'one hart halts at its reset, and both are unavailable in it',
    program: behind(),
    script: begun()
      .select(1)
      .write(DMCONTROL, 8 + 1)
      .select(0)
      .write(DMCONTROL, 2 + 1)
      .wait(4)
      .read(DMSTATUS, 'reset')
      .write(DMCONTROL, 1)
      .select(1)
      .halted()
      .read(HALTSUM0, 'halted')
      .get(DPC, 'pc')
      .get(DCSR, 'dcsr'),
    seen: (a) => [pair(a.reset, UNAVAILABLE), a.halted, a.pc, causeOf(a.dcsr!)],
    expected: [3, 2, RESET, CAUSE.reset],
  },
  {
    name: 'a command that runs keeps its hart',
    program: behind(),
    script: dividing(bothHalted().select(0))
      .select(1)
      .done()
      .read(DMCONTROL, 'kept')
      .read(ABSTRACTCS, 'error')
      .select(0)
      .get(x(9), 'quotient'),
    seen: (a) => [a.kept! >>> 16, cmderrOf(a.error!), a.quotient],
    expected: [0, 0, 1_000_000],
  },
  {
    name: 'without groups a halt is that of one hart',
    program: behind(),
    script: begun().select(0).halt().settled().read(HALTSUM0, 'halted'),
    seen: (a) => a.halted,
    expected: 1,
  },
];

/** ndmresetpending of Debug 1.0. */
const PENDING = 24;

/** Where the module has an interface more than there are harts. */
export const ABSENT_HART_CASES: readonly DebugCase[] = [
  {
    name: 'a reset is over when the harts that there are have left it',
    program: behind(),
    script: begun()
      .select(0)
      .write(DMCONTROL, 2 + 1)
      .wait(4)
      .read(DMSTATUS, 'in it')
      .write(DMCONTROL, 1)
      .settled()
      .read(DMSTATUS, 'after')
      .select(2)
      .read(DMSTATUS, 'absent'),
    seen: (a) => [
      (a['in it']! >>> PENDING) & 1,
      (a.after! >>> PENDING) & 1,
      pair(a.after, RUNNING),
      pair(a.absent, UNAVAILABLE),
    ],
    expected: [1, 0, 3, 3],
  },
];

const RESUME_GROUP = 1 << 11;
const group = (number: number) => (number << 2) | 2;
const grouped = (script: Script, type: number, first: number, second: number) =>
  script
    .select(0)
    .write(DMCS2, type | group(first))
    .select(1)
    .write(DMCS2, type | group(second));
const BY_GROUP = 6;

/** Halt and resume groups of three numbers, of Debug 1.0. */
export const HART_GROUP_CASES: readonly DebugCase[] = [
  {
    name: 'a hart that halts takes those of its group with it, each with its cause',
    program: behind(),
    script: grouped(begun(), 0, 1, 1)
      .halt()
      .settled()
      .read(HALTSUM0, 'halted')
      .get(DCSR, 'second')
      .select(0)
      .get(DCSR, 'first'),
    seen: (a) => [a.halted, causeOf(a.first!), causeOf(a.second!)],
    expected: [3, BY_GROUP, CAUSE.haltreq],
  },
  {
    name: 'harts of two groups do not halt each other',
    program: behind(),
    script: grouped(begun(), 0, 1, 2).halt().settled().read(HALTSUM0, 'halted'),
    seen: (a) => a.halted,
    expected: 2,
  },
  {
    name: 'a hart that resumes takes those of its resume group with it',
    program: behind(),
    script: grouped(bothHalted(), RESUME_GROUP, 3, 3)
      .run()
      .settled()
      .read(HALTSUM0, 'running')
      .select(0)
      .read(DMSTATUS, 'status'),
    seen: (a) => [a.running, pair(a.status, RESUMED)],
    expected: [0, 3],
  },
  {
    name: 'two harts of a resume group that step do so once',
    program: behind(),
    script: grouped(bothHalted(), RESUME_GROUP, 1, 1)
      .set(DPC, RESET)
      .set(x(6), 7)
      .set(DCSR, STEP | PRV_M)
      .select(0)
      .set(DPC, RESET)
      .set(DCSR, STEP | PRV_M)
      .run()
      .settled()
      .get(DPC, 'first')
      .select(1)
      .get(DPC, 'second')
      .get(x(6), 'x6')
      .read(HALTSUM0, 'halted'),
    seen: (a) => [a.first, a.second, a.x6, a.halted],
    expected: [RESET + 4, RESET + 4, 8, 3],
  },
  {
    name: 'the groups of all harts that are selected change at once; one that there is not is refused',
    program: behind(),
    script: begun()
      .write(HAWINDOW, BOTH)
      .select(0, true)
      .write(DMCS2, group(2))
      .write(DMCS2, group(4))
      .read(DMCS2, 'first')
      .select(1)
      .read(DMCS2, 'second')
      .write(DMCS2, RESUME_GROUP)
      .read(DMCS2, 'resume'),
    seen: (a) => [a.first, a.second, a.resume],
    expected: [2 << 2, 2 << 2, RESUME_GROUP],
  },
];
