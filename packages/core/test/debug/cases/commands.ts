import {
  EBREAK,
  ECALL,
  MRET,
  NOP,
  addi,
  csr,
  csrImmediate,
  jumpForm,
  lw,
} from '../../../src/program/encode.ts';
import {
  ABSTRACTAUTO,
  ABSTRACTCS,
  COMMAND,
  DATA0,
  DCSR,
  DMCONTROL,
  DMSTATUS,
  DPC,
  EBREAK_M,
  EBREAK_U,
  READ_AND_EXECUTE,
  STEP,
  Script,
  cmderrOf,
  x,
} from '../script.ts';
import {
  HANDLER,
  DATA,
  HOLE,
  MEPC,
  MCAUSE,
  MCYCLE,
  MINSTRET,
  BODY,
  behind,
  atBody,
  pcAndCause,
  CAUSE,
} from './debugCase.ts';
import type { DebugCase } from './debugCase.ts';

export const commands: DebugCase[] = [
  {
    name: 'an exception in the program buffer is told, and touches no CSR',
    program: behind(),
    script: atBody()
      .set(MCAUSE, 7)
      .execute(HOLE, lw(9, 8, 0))
      .read(ABSTRACTCS, 'fault')
      .write(ABSTRACTCS, 0x700)
      .execute(0, jumpForm(0, 8))
      .read(ABSTRACTCS, 'jump')
      .write(ABSTRACTCS, 0x700)
      .execute(0, MRET)
      .read(ABSTRACTCS, 'mret')
      .write(ABSTRACTCS, 0x700)
      .execute(0, ECALL)
      .read(ABSTRACTCS, 'ecall')
      .write(ABSTRACTCS, 0x700)
      .read(ABSTRACTCS, 'cleared')
      .get(MCAUSE, 'mcause')
      .get(DPC, 'dpc'),
    seen: (a) => [
      ...['fault', 'jump', 'mret', 'ecall', 'cleared'].map((each) => cmderrOf(a[each]!)),
      a.mcause,
      a.dpc,
    ],
    expected: [3, 3, 3, 3, 0, 7, BODY],
  },
  {
    name: 'a CSR that is not there is told, and x8 is as before',
    program: behind(),
    script: atBody()
      .set(x(8), 0xabcd_1234)
      .set(x(9), 1)
      .get(0x5ff, 'nothing')
      .read(ABSTRACTCS, 'error')
      .write(ABSTRACTCS, 0x700)
      .get(x(8), 'x8')
      .set(MEPC, 0x8000_0040)
      .get(MEPC, 'mepc')
      .get(x(8), 'again'),
    seen: (a) => [cmderrOf(a.error!), a.x8, a.mepc, a.again],
    expected: [3, 0xabcd_1234, 0x8000_0040, 0xabcd_1234],
  },
  {
    name: 'commands for a running hart, of another size or kind are refused',
    program: behind(),
    script: new Script()
      .activate()
      .write(COMMAND, 0x0022_1005)
      .read(ABSTRACTCS, 'running')
      .write(ABSTRACTCS, 0x700)
      .halt()
      .write(COMMAND, 0x0032_1005)
      .read(ABSTRACTCS, 'wide')
      .write(COMMAND, 0x0022_1005)
      .read(ABSTRACTCS, 'still')
      .write(ABSTRACTCS, 0x700)
      .write(COMMAND, 0x0200_0000)
      .read(ABSTRACTCS, 'kind'),
    seen: (a) => [...['running', 'wide', 'still', 'kind'].map((each) => cmderrOf(a[each]!))],
    expected: [4, 2, 2, 2],
  },
  {
    name: 'reads of data0 repeat the command where abstractauto says so',
    program: behind(),
    script: atBody()
      .set(x(8), DATA)
      .program(addi(8, 8, 4))
      .write(ABSTRACTAUTO, 1)
      .write(COMMAND, READ_AND_EXECUTE | x(8))
      .done()
      .read(DATA0, 'first')
      .done()
      .read(DATA0, 'second')
      .done()
      .write(ABSTRACTAUTO, 0)
      .read(DATA0, 'third')
      .read(DATA0, 'last'),
    seen: (a) => [a.first, a.second, a.third, a.last],
    expected: [DATA, DATA + 4, DATA + 8, DATA + 8],
  },
  {
    name: 'counters stop in debug mode',
    program: behind(),
    script: atBody().get(MCYCLE, 'one').get(MINSTRET, 'i1').wait(50).get(MCYCLE, 'two').get(MINSTRET, 'i2'),
    seen: (a) => [a.two! - a.one!, a.i2! - a.i1!],
    expected: [0, 0],
  },
  {
    name: 'the CSRs of debug mode are not there outside it, nor is dret',
    program: behind(csr(2, 6, DCSR, 0), csrImmediate(2, 0, MCAUSE, 0), 0x7b20_0073),
    script: atBody()
      .step('csr')
      .get(MCAUSE, 'first')
      .set(MCAUSE, 0)
      .set(DPC, BODY + 8)
      .step('dret')
      .get(MCAUSE, 'second'),
    seen: (a) => [...pcAndCause('csr')(a), a.first, ...pcAndCause('dret')(a), a.second],
    expected: [HANDLER, CAUSE.step, 2, HANDLER, CAUSE.step, 2],
  },
  {
    name: 'the mode is kept in dcsr, which resumes in another',
    program: behind(EBREAK, NOP),
    script: atBody()
      .set(DCSR, EBREAK_U)
      .run()
      .halted()
      .get(DCSR, 'user dcsr')
      .get(DPC, 'user pc')
      .set(DCSR, EBREAK_M | STEP)
      .run()
      .halted()
      .get(DCSR, 'trap dcsr')
      .get(DPC, 'trap pc'),
    seen: (a) => [
      ...pcAndCause('user')(a),
      a['user dcsr']! & 3,
      ...pcAndCause('trap')(a),
      a['trap dcsr']! & 3,
    ],
    expected: [BODY, CAUSE.ebreak, 0, HANDLER, CAUSE.step, 3],
  },
  {
    name: 'a reset in debug mode runs the program again',
    program: behind(addi(6, 0, 9)),
    script: atBody()
      .set(x(6), 1)
      .write(DMCONTROL, 3)
      .wait(4)
      .read(DMSTATUS, 'held')
      .write(DMCONTROL, 1)
      .settled()
      .halt()
      .get(x(6), 'x6'),
    seen: (a) => [(a.held! >>> 12) & 3, a.x6],
    expected: [3, 9],
  },
];
