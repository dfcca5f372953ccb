import {
  EBREAK,
  ECALL,
  MRET,
  NOP,
  WFI,
  addi,
  csr,
  csrImmediate,
  jumpForm,
  lui,
  lw,
  sw,
} from '../../src/program/encode.ts';
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
  PRV_M,
  READ_AND_EXECUTE,
  SBADDRESS,
  SBCS,
  SBDATA,
  STEP,
  STEPIE,
  Script,
  causeOf,
  cmderrOf,
  x,
} from './script.ts';

type Answers = Record<string, number>;

/** What a debugger does with a program, and what the specification says that it then sees. */
export interface DebugCase {
  name: string;
  /** From the reset vector on. */
  program: readonly number[];
  script: Script;
  /** What is seen. */
  seen: (answers: Answers) => unknown;
  /** What must be. */
  expected: unknown;
}

export const RESET = 0x8000_0000;
/** Where traps go: an instruction, then one that stays where it is. */
export const HANDLER = RESET + 0x100;
const DATA = RESET + 0x1000;
const HOLE = 0x6000_0000;
const [MSTATUS, MIE, MTVEC, MEPC, MCAUSE, MCYCLE, MINSTRET] = [
  0x300, 0x304, 0x305, 0x341, 0x342, 0xb00, 0xb02,
];

const setUp = [lui(5, RESET >>> 12), addi(5, 5, 0x100), csr(1, 0, MTVEC, 5)];
const BODY = RESET + 4 * setUp.length;
const forever = jumpForm(0, 0);
/** A program behind the set-up of mtvec, which a debugger then runs from its first instruction on. */
const behind = (...words: number[]) => [...setUp, ...words, forever];

/** The hart at the first instruction of the body, mtvec set. */
const atBody = () => new Script().activate().haltAtReset().set(MTVEC, HANDLER).set(DPC, BODY);
const pcAndCause = (step: string) => (answers: Answers) => [
  answers[`${step} pc`],
  causeOf(answers[`${step} dcsr`]!),
];

const CAUSE = { ebreak: 1, trigger: 2, haltreq: 3, step: 4, reset: 5 };

const stops: DebugCase[] = [
  {
    name: 'a halt request stops the hart, registers and memory are there, and it goes on',
    program: behind(addi(6, 0, 0), addi(6, 6, 1), jumpForm(0, -4)),
    script: new Script()
      .activate()
      .wait(100)
      .halt()
      .read(DMSTATUS, 'status')
      .get(DCSR, 'dcsr')
      .get(x(5), 'x5')
      .get(x(6), 'first')
      .set(x(7), 0x1234_5678)
      .get(x(7), 'x7')
      .run()
      .read(DMSTATUS, 'running')
      .wait(100)
      .halt()
      .get(x(6), 'second'),
    seen: (a) => [
      causeOf(a.dcsr!),
      (a.status! >>> 8) & 15,
      a.x5,
      a.x7,
      (a.running! >>> 8) & 15,
      a.second! > a.first!,
    ],
    expected: [CAUSE.haltreq, 3, HANDLER, 0x1234_5678, 12, true],
  },
  {
    name: 'a halt at reset comes before the first instruction, and the reset is told until it is acknowledged',
    program: behind(),
    script: new Script()
      .activate()
      .haltAtReset()
      .get(DPC, 'dpc')
      .get(DCSR, 'dcsr')
      .read(DMSTATUS, 'before')
      .write(DMCONTROL, 2 ** 28 + 1)
      .read(DMSTATUS, 'after'),
    seen: (a) => [a.dpc, causeOf(a.dcsr!), (a.before! >>> 18) & 3, (a.after! >>> 18) & 3],
    expected: [RESET, CAUSE.reset, 3, 0],
  },
  {
    name: 'an ebreak stops the hart before it, where dcsr says so, and traps where not',
    program: behind(NOP, EBREAK),
    script: atBody()
      .set(DCSR, EBREAK_M | PRV_M)
      .run()
      .halted()
      .get(DPC, 'on pc')
      .get(DCSR, 'on dcsr')
      .get(MCAUSE, 'on mcause')
      .set(DCSR, PRV_M)
      .run()
      .wait(60)
      .halt()
      .get(DPC, 'off pc')
      .get(DCSR, 'off dcsr')
      .get(MCAUSE, 'off mcause'),
    seen: (a) => [...pcAndCause('on')(a), a['on mcause'], ...pcAndCause('off')(a), a['off mcause']],
    expected: [BODY + 4, CAUSE.ebreak, 0, HANDLER + 4, CAUSE.haltreq, 3],
  },
  {
    name: 'an ebreak with a halt request pending is the cause',
    program: behind(EBREAK),
    script: atBody()
      .set(DCSR, EBREAK_M | PRV_M)
      .resume()
      .requestHalt()
      .halted()
      .get(DPC, 'one pc')
      .get(DCSR, 'one dcsr'),
    seen: pcAndCause('one'),
    expected: [BODY, CAUSE.ebreak],
  },
  {
    name: 'a halt request ends a wfi, and is the cause',
    program: behind(WFI, NOP),
    script: atBody().run().wait(60).halt().get(DPC, 'one pc').get(DCSR, 'one dcsr'),
    seen: pcAndCause('one'),
    expected: [BODY + 4, CAUSE.haltreq],
  },
];

const steps: DebugCase[] = [
  {
    name: 'a step executes one instruction',
    program: behind(addi(6, 0, 1), jumpForm(0, 8), addi(6, 0, 2), lw(7, 6, 0x7ff), addi(6, 6, 8)),
    script: atBody().step('one').step('two').get(x(6), 'x6'),
    seen: (a) => [...pcAndCause('one')(a), ...pcAndCause('two')(a), a.x6],
    expected: [BODY + 4, CAUSE.step, BODY + 12, CAUSE.step, 1],
  },
  {
    name: 'a step over a wfi does not wait',
    program: behind(WFI, NOP),
    script: atBody().step('one'),
    seen: pcAndCause('one'),
    expected: [BODY + 4, CAUSE.step],
  },
  {
    name: 'a step that ends before an ebreak is a step; the next one stops at it',
    program: behind(NOP, EBREAK, NOP),
    script: atBody().step('one').step('two'),
    seen: (a) => [...pcAndCause('one')(a), ...pcAndCause('two')(a)],
    expected: [BODY + 4, CAUSE.step, BODY + 4, CAUSE.ebreak],
  },
  {
    name: 'a step over what traps ends before the handler',
    program: behind(ECALL, NOP),
    script: atBody().step('one').get(MCAUSE, 'mcause').get(MEPC, 'mepc'),
    seen: (a) => [...pcAndCause('one')(a), a.mcause, a.mepc],
    expected: [HANDLER, CAUSE.step, 11, BODY],
  },
  {
    name: 'a step over a load with a bus error ends before the handler',
    program: behind(lw(6, 7, 0), NOP),
    script: atBody().set(x(7), HOLE).step('one').get(MCAUSE, 'mcause').get(MEPC, 'mepc'),
    seen: (a) => [...pcAndCause('one')(a), a.mcause, a.mepc],
    expected: [HANDLER, CAUSE.step, 5, BODY],
  },
  {
    name: 'a step over a store waits for the store',
    program: behind(sw(6, 7, 0), NOP),
    script: atBody()
      .set(x(7), DATA)
      .set(x(6), 77)
      .step('one')
      .execute(DATA, lw(8, 8, 0))
      .get(x(8), 'stored'),
    seen: (a) => [...pcAndCause('one')(a), a.stored],
    expected: [BODY + 4, CAUSE.step, 77],
  },
  {
    name: 'interrupts wait while stepping, unless stepie lets them through',
    program: behind(NOP, NOP, NOP),
    // The bench's register at 0xf0000010 raises lines: bit 2 is the external interrupt, mie's bit 11.
    script: atBody()
      .set(MIE, 0x800)
      .set(MSTATUS, 8)
      .set(x(9), 4)
      .execute(0xf000_0000 | 0, sw(9, 8, 0x10))
      .step('masked')
      .step('taken', STEP | STEPIE | PRV_M)
      .get(MCAUSE, 'mcause')
      .get(MEPC, 'mepc'),
    seen: (a) => [...pcAndCause('masked')(a), ...pcAndCause('taken')(a), a.mcause, a.mepc],
    expected: [BODY + 4, CAUSE.step, HANDLER, CAUSE.step, 0x8000_000b, BODY + 4],
  },
];

const commands: DebugCase[] = [
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
      .wait(100)
      .halt()
      .get(x(6), 'x6'),
    seen: (a) => [(a.held! >>> 12) & 3, a.x6],
    expected: [3, 9],
  },
];

/** sbcs: sizes in bits 19 to 17, autoincrement 16, read on data 15, read on address 20. */
const ACCESS = (size: number, more = 0) => (size << 17) | more;

const memory: DebugCase[] = [
  {
    name: 'the program buffer reads and writes memory',
    program: behind(),
    script: atBody()
      .set(x(9), 0xcafe_f00d)
      .execute(DATA, sw(9, 8, 4))
      .set(x(9), 0)
      .execute(DATA, lw(9, 8, 4))
      .get(x(9), 'word'),
    seen: (a) => a.word,
    expected: 0xcafe_f00d,
  },
  {
    name: 'system bus access reads and writes words, halves and bytes of a running hart',
    program: behind(lw(6, 5, 0), sw(6, 5, 0x200), jumpForm(0, -8)),
    script: new Script()
      .activate()
      .wait(60)
      .write(SBCS, ACCESS(2, 1 << 16))
      .write(SBADDRESS, DATA)
      .write(SBDATA, 0x1122_3344)
      .poll(SBCS, 0, 1 << 21)
      .write(SBDATA, 0x5566_7788)
      .poll(SBCS, 0, 1 << 21)
      .write(SBCS, ACCESS(0))
      .write(SBADDRESS, DATA + 1)
      .write(SBDATA, 0xee)
      .poll(SBCS, 0, 1 << 21)
      .write(SBCS, ACCESS(1, 1 << 20))
      .write(SBADDRESS, DATA + 6)
      .poll(SBCS, 0, 1 << 21)
      .read(SBDATA, 'half')
      .write(SBCS, ACCESS(2, (1 << 20) | (1 << 16) | (1 << 15)))
      .write(SBADDRESS, DATA)
      .poll(SBCS, 0, 1 << 21)
      .read(SBDATA, 'first')
      .poll(SBCS, 0, 1 << 21)
      .read(SBDATA, 'second')
      .poll(SBCS, 0, 1 << 21)
      .read(SBADDRESS, 'next')
      .read(SBCS, 'sbcs'),
    seen: (a) => [a.half! & 0xffff, a.first, a.second, a.next, (a.sbcs! >>> 12) & 7],
    expected: [0x5566, 0x1122_ee44, 0x5566_7788, DATA + 12, 0],
  },
  {
    name: 'system bus access tells of errors, and does nothing until they are cleared',
    program: behind(),
    script: new Script()
      .activate()
      .write(SBCS, ACCESS(2, 1 << 20))
      .write(SBADDRESS, HOLE)
      .poll(SBCS, 0, 1 << 21)
      .read(SBCS, 'hole')
      .write(SBADDRESS, DATA)
      .read(SBADDRESS, 'kept')
      .write(SBCS, ACCESS(2, (1 << 20) | 0x7000))
      .write(SBADDRESS, DATA + 2)
      .read(SBCS, 'misaligned')
      .write(SBCS, ACCESS(3, (1 << 20) | 0x7000))
      .write(SBADDRESS, DATA)
      .read(SBCS, 'size'),
    seen: (a) => [(a.hole! >>> 12) & 7, a.kept, (a.misaligned! >>> 12) & 7, (a.size! >>> 12) & 7],
    expected: [2, HOLE, 3, 4],
  },
];

/** tdata1: machine mode in bit 6, user mode 3, execute 2, store 1, load 0. */
const [TSELECT, TDATA1, TDATA2, TINFO] = [0x7a0, 0x7a1, 0x7a2, 0x7a4];
const ON = { execute: 0x44, store: 0x42, load: 0x41 };
const triggered = (which: number, address: number) => (script: Script) =>
  script.set(TDATA2, address).set(TDATA1, which);
const stopped = (script: Script, name: string) =>
  script.run().halted().get(DPC, `${name} pc`).get(DCSR, `${name} dcsr`);

const triggers: DebugCase[] = [
  {
    name: 'a trigger stops the hart before an instruction',
    program: behind(addi(6, 0, 1), addi(6, 0, 2), NOP),
    script: stopped(triggered(ON.execute, BODY + 4)(atBody().set(x(6), 0)), 'one').get(x(6), 'x6'),
    seen: (a) => [...pcAndCause('one')(a), a.x6],
    expected: [BODY + 4, CAUSE.trigger, 1],
  },
  {
    name: 'a trigger stops the hart before a store, and not before a load or another address',
    program: behind(lw(6, 7, 0), sw(8, 7, 4), sw(8, 7, 0), NOP),
    script: stopped(
      triggered(
        ON.store,
        DATA,
      )(
        atBody()
          .set(x(9), 5)
          .execute(DATA, sw(9, 8, 0))
          .set(x(7), DATA)
          .set(x(8), 9),
      ),
      'one',
    )
      .execute(DATA, lw(9, 8, 0))
      .get(x(9), 'word'),
    seen: (a) => [...pcAndCause('one')(a), a.word],
    expected: [BODY + 8, CAUSE.trigger, 5],
  },
  {
    name: 'a trigger stops the hart before a load, the second as the first',
    program: behind(sw(8, 7, 0), lw(6, 7, 0), NOP),
    script: stopped(triggered(ON.load, DATA)(atBody().set(x(7), DATA).set(TSELECT, 1)), 'one')
      .get(TSELECT, 'second')
      .set(TSELECT, 2)
      .get(TSELECT, 'none')
      .get(TINFO, 'info')
      .get(TDATA1, 'tdata1'),
    seen: (a) => [...pcAndCause('one')(a), a.second, a.none, a.info, a.tdata1],
    expected: [BODY + 4, CAUSE.trigger, 1, 1, 4, 0x2800_1041],
  },
  {
    name: 'a program sets no trigger, and one of the other mode does not stop it',
    program: behind(csr(1, 0, TDATA1, 6), csr(1, 0, TDATA2, 6), NOP, EBREAK),
    script: stopped(
      triggered(
        0xc,
        BODY + 8,
      )(
        atBody()
          .set(x(6), BODY + 8)
          .set(DCSR, EBREAK_M | PRV_M),
      ),
      'one',
    )
      .get(TDATA1, 'tdata1')
      .get(TDATA2, 'tdata2'),
    seen: (a) => [...pcAndCause('one')(a), a.tdata1, a.tdata2],
    expected: [BODY + 12, CAUSE.ebreak, 0x2800_100c, BODY + 8],
  },
];

export const DEBUG_CASES: readonly DebugCase[] = [...stops, ...steps, ...commands, ...memory, ...triggers];
