import { NOP, addi, lw, sw } from '../../../src/program/encode.ts';
import { ABSTRACTCS, DCSR, DPC, EBREAK_M, PRV_M, SBADDRESS, SBCS, SBDATA, cmderrOf, x } from '../script.ts';
import { BODY, DATA, HANDLER, MCAUSE, MEPC, MSTATUS, atBody, behind } from './debugCase.ts';
import type { DebugCase } from './debugCase.ts';

const [PMPCFG0, PMPADDR0, MTVAL] = [0x3a0, 0x3b0, 0x343];
/** Four bytes: locked, and readable or not at all. */
const [LOCKED_READ, LOCKED_NONE] = [0x91, 0x90];
/** Everything, as a region; MPRV with user mode's rights. */
const [EVERYTHING, MPRV] = [0x1f, 0x2_0000];
const MPRVEN = 1 << 4;
const CLEAR = 0x700;

const locked = (cfg: number) =>
  atBody()
    .set(x(9), 0x77)
    .execute(DATA, sw(9, 8, 0))
    .set(PMPADDR0, DATA >>> 2)
    .set(PMPCFG0, cfg);

/** What a debugger may do where memory is protected; for cores with at least two entries. */
export const PROTECTION_CASES: readonly DebugCase[] = [
  {
    name: 'a locked rule binds the debugger, who is told so, and no CSR changes',
    program: behind(),
    script: locked(LOCKED_READ)
      .set(x(9), 0x1234)
      .execute(DATA, sw(9, 8, 0))
      .read(ABSTRACTCS, 'refused')
      .write(ABSTRACTCS, CLEAR)
      .set(x(9), 0)
      .execute(DATA, lw(9, 8, 0))
      .get(x(9), 'word')
      .get(MCAUSE, 'mcause')
      .get(MTVAL, 'mtval')
      .get(DPC, 'dpc'),
    seen: (a) => [cmderrOf(a.refused!), a.word, a.mcause, a.mtval, a.dpc],
    expected: [3, 0x77, 0, 0, BODY],
  },
  {
    name: 'MPRV does not bind the debugger, and mprven cannot be set',
    program: behind(),
    script: atBody()
      .set(MSTATUS, MPRV)
      .set(DCSR, EBREAK_M | MPRVEN | PRV_M)
      .set(x(9), 0x55)
      .execute(DATA, sw(9, 8, 0))
      .read(ABSTRACTCS, 'stored')
      .set(x(9), 0)
      .execute(DATA, lw(9, 8, 0))
      .get(x(9), 'word')
      .get(DCSR, 'dcsr'),
    seen: (a) => [cmderrOf(a.stored!), a.word, a.dcsr! & MPRVEN],
    expected: [0, 0x55, 0],
  },
  {
    name: 'MPRV binds the program that is stepped',
    program: behind(lw(6, 7, 0), NOP),
    script: atBody().set(MSTATUS, MPRV).set(x(7), DATA).step('one').get(MCAUSE, 'mcause').get(MTVAL, 'mtval'),
    seen: (a) => [a['one pc'], a.mcause, a.mtval],
    expected: [HANDLER, 5, DATA],
  },
  {
    name: 'system bus access is not checked',
    program: behind(),
    script: locked(LOCKED_NONE)
      .write(SBCS, (2 << 17) | (1 << 20))
      .write(SBADDRESS, DATA)
      .poll(SBCS, 0, 1 << 21)
      .read(SBDATA, 'word')
      .read(SBCS, 'sbcs'),
    seen: (a) => [a.word, (a.sbcs! >>> 12) & 7],
    expected: [0x77, 0],
  },
  {
    name: 'user mode that the debugger goes on in fetches by the rules',
    program: behind(addi(6, 0, 1), NOP),
    script: atBody()
      .set(PMPADDR0, DATA >>> 2)
      .set(PMPCFG0, LOCKED_READ)
      .step('refused', 0x4 | EBREAK_M)
      .get(MCAUSE, 'mcause')
      .get(MEPC, 'mepc')
      .set(PMPADDR0 + 1, 0xffff_ffff)
      .set(PMPCFG0, (EVERYTHING << 8) | LOCKED_READ)
      .set(DPC, BODY)
      .set(x(6), 0)
      .step('permitted', 0x4 | EBREAK_M)
      .get(x(6), 'x6'),
    seen: (a) => [a['refused pc'], a.mcause, a.mepc, a['permitted pc'], a.x6],
    expected: [HANDLER, 1, BODY, BODY + 4, 1],
  },
];
