import { NOP, lw } from '../../../src/program/encode.ts';
import {
  ABSTRACTCS,
  AUTHDATA,
  COMMAND,
  DATA0,
  DMCONTROL,
  DMSTATUS,
  PROGBUF,
  SBADDRESS,
  SBCS,
  SBDATA,
  Script,
  x,
} from '../script.ts';
import { DATA, RESET, behind } from './debugCase.ts';
import type { DebugCase } from './debugCase.ts';

const HARTINFO = 0x12;
const HALTSUM = 0x40;
const [HALT, NDMRESET] = [2 ** 31 + 1, 3];
const WORDS = 2 << 17;
const BAD = 0x0bad_0bad;
/** dmstatus: version alone, authbusy, authenticated. */
const [VERSION, AUTHBUSY, AUTHENTICATED] = [2, 0x40, 0x80];
const running = (status: number) => (status >>> 8) & 15;

/** Everything that a debugger could try, and what it could learn. */
const trespassing = (script: Script) =>
  script
    .write(DMCONTROL, HALT)
    .settled()
    .read(DMSTATUS, 'status')
    .write(SBCS, WORDS)
    .write(SBADDRESS, DATA)
    .write(SBDATA, BAD)
    .write(DATA0, BAD)
    .write(PROGBUF, NOP)
    .write(COMMAND, 0x0023_0000 | x(6))
    .write(DMCONTROL, NDMRESET)
    .read(DMCONTROL, 'control')
    .write(DMCONTROL, 1)
    .settled()
    .read(ABSTRACTCS, 'abstractcs')
    .read(SBCS, 'sbcs')
    .read(SBDATA, 'sbdata')
    .read(DATA0, 'data0')
    .read(PROGBUF, 'progbuf')
    .read(HARTINFO, 'hartinfo')
    .read(HALTSUM, 'haltsum');
const LEARNT = ['abstractcs', 'sbcs', 'sbdata', 'data0', 'progbuf', 'hartinfo', 'haltsum'] as const;

/** A core whose debugger has to answer a challenge; of version 0.13. */
export const AUTHENTICATION_CASES: readonly DebugCase[] = [
  {
    name: 'who was not let in sees the version alone, and changes nothing',
    program: behind(),
    script: trespassing(new Script().activate())
      .authenticate()
      .read(DMSTATUS, 'let in')
      .read(DATA0, 'kept data')
      .read(PROGBUF, 'kept program')
      .halt()
      .get(x(6), 'x6')
      .execute(DATA, lw(9, 8, 0))
      .get(x(9), 'word'),
    seen: (a) => [
      a.status,
      a.control,
      ...LEARNT.map((each) => a[each]),
      // No reset came of ndmreset but that at the start.
      running(a['let in']!),
      a['let in']! & AUTHENTICATED,
      [a.x6, a['kept data'], a['kept program']].some((each) => each === BAD || each === NOP),
      a.word,
    ],
    expected: [VERSION, 1, ...LEARNT.map(() => 0), 12, AUTHENTICATED, false, 0],
  },
  {
    name: 'a wrong answer lets nobody in, and while the check thinks it is busy',
    program: behind(),
    script: new Script()
      .activate()
      .write(AUTHDATA, 0x1234_5678)
      .read(DMSTATUS, 'busy')
      .settled()
      .read(DMSTATUS, 'after')
      .write(DMCONTROL, HALT)
      .settled()
      .authenticate()
      .read(DMSTATUS, 'let in'),
    seen: (a) => [a.busy, a.after, running(a['let in']!)],
    expected: [VERSION + AUTHBUSY, VERSION, 12],
  },
  {
    name: 'with dmactive ends what a debugger was let in for',
    program: behind(),
    script: new Script()
      .activate()
      .authenticate()
      .halt()
      .set(x(6), RESET)
      .write(DMCONTROL, 0)
      .activate()
      .read(DMSTATUS, 'anew')
      .read(DATA0, 'data0')
      .read(AUTHDATA, 'challenge')
      .authenticate()
      .get(x(6), 'x6'),
    seen: (a) => [a.anew, a.data0, a.challenge === 0, a.x6],
    expected: [VERSION, 0, false, RESET],
  },
];
