import { EBREAK, NOP, csr, registerForm, OPCODE } from '../../../src/program/encode.ts';
import {
  ABSTRACTCS,
  COMMAND,
  DATA0,
  DCSR,
  DMCONTROL,
  DMSTATUS,
  DPC,
  EBREAK_M,
  PRV_M,
  Script,
  cmderrOf,
  x,
} from '../script.ts';
import { BODY, CAUSE, MSTATUS, atBody, behind, pcAndCause } from './debugCase.ts';
import type { DebugCase } from './debugCase.ts';

const [TDATA1, TDATA3, TINFO] = [0x7a1, 0x7a3, 0x7a4];
/** Writes x8, then executes the program buffer. */
export const WRITE_AND_EXECUTE = 0x0027_0000 | x(8);
const RESUME = 2 ** 30 + 1;
const MPRV = 1 << 17;
const halted = (status: number) => (status >>> 8) & 15;

/** x9 = x8 / x7, which takes longer than an access of the debugger. */
export const DIVIDE = registerForm(OPCODE.register, 1, 4, 9, 8, 7);
/** A command that runs when the next access comes. */
export const dividing = (script: Script) =>
  script.set(x(7), 3).program(DIVIDE).write(DATA0, 3_000_000).write(COMMAND, WRITE_AND_EXECUTE);

/** What Debug 1.0 has otherwise than 0.13.2; for cores with two triggers of addresses. */
export const VERSION_1_CASES: readonly DebugCase[] = [
  {
    name: 'the module is of version 1.0, and a command with a bit that must be 0 is refused',
    program: behind(),
    script: atBody()
      .read(DMSTATUS, 'status')
      .write(COMMAND, 0x00a2_0000 | x(5))
      .read(ABSTRACTCS, 'refused'),
    seen: (a) => [a.status! & 15, cmderrOf(a.refused!)],
    expected: [3, 2],
  },
  {
    name: 'a halt request comes before an ebreak, which stops the hart next',
    program: behind(EBREAK),
    script: atBody()
      .set(DCSR, EBREAK_M | PRV_M)
      .resume()
      .requestHalt()
      .halted()
      .get(DPC, 'one pc')
      .get(DCSR, 'one dcsr')
      .run()
      .halted()
      .get(DPC, 'two pc')
      .get(DCSR, 'two dcsr'),
    seen: (a) => [...pcAndCause('one')(a), ...pcAndCause('two')(a)],
    expected: [BODY, CAUSE.haltreq, BODY, CAUSE.ebreak],
  },
  {
    name: 'triggers are of type 6 and tell the version of Sdtrig; tdata3, which none uses, is not there',
    program: behind(csr(2, 6, TINFO, 0)),
    script: atBody()
      .set(TDATA1, 0x6800_1044)
      .get(TDATA1, 'tdata1')
      .set(TDATA1, 0)
      .get(TDATA1, 'off')
      .get(TINFO, 'tinfo')
      .get(TDATA3, 'none')
      .read(ABSTRACTCS, 'error'),
    seen: (a) => [a.tdata1, a.off, a.tinfo, cmderrOf(a.error!)],
    expected: [0x6800_1044, 0x6800_1000, 0x0100_0040, 3],
  },
  {
    name: 'a resume request does not disturb a command that runs',
    program: behind(NOP),
    script: dividing(atBody())
      .write(DMCONTROL, RESUME)
      .done()
      .read(ABSTRACTCS, 'error')
      .read(DMSTATUS, 'status')
      .get(x(9), 'quotient'),
    seen: (a) => [cmderrOf(a.error!), halted(a.status!), a.quotient],
    expected: [0, 3, 1_000_000],
  },
  {
    name: 'a request for a halt at reset that is set and cleared at once is cleared',
    program: behind(NOP),
    script: new Script()
      .activate()
      .write(DMCONTROL, 8 + 1)
      .write(DMCONTROL, 8 + 4 + 1)
      .write(DMCONTROL, 2 + 1)
      .read(DMSTATUS, 'reset')
      .write(DMCONTROL, 1)
      .settled()
      .read(DMSTATUS, 'status'),
    seen: (a) => [(a.reset! >>> 24) & 1, (a.status! >>> 24) & 1, halted(a.status!)],
    expected: [1, 0, 12],
  },
  {
    name: 'MPRV ends when the hart resumes in user mode',
    program: behind(),
    script: atBody()
      .set(MSTATUS, MPRV)
      .run()
      .halt()
      .get(MSTATUS, 'machine')
      .set(DCSR, 0)
      .run()
      .halt()
      .get(MSTATUS, 'user'),
    seen: (a) => [a.machine! & MPRV, a.user! & MPRV],
    expected: [MPRV, 0],
  },
];
