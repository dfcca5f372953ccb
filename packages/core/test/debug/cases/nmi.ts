import { NOP, addi, csrImmediate, jumpForm } from '../../../src/program/encode.ts';
import { DCSR, DPC, PRV_M, SBADDRESS, SBCS, SBDATA, STEP, STEPIE, Script, causeOf, x } from '../script.ts';
import { CAUSE, RESET } from './debugCase.ts';
import type { DebugCase } from './debugCase.ts';

/** Where the interrupt goes: the ninth word of the program. */
export const NMI_BASE = RESET + 32;
const [MNEPC, MNCAUSE, MNSTATUS] = [0x741, 0x742, 0x744];
const LOOP = RESET + 4;
const NMIP = 1 << 3;
const RAISE = 0xf000_0010;
const LINE = 8;
const WORDS = 2 << 17;

/** NMIE is set, then nothing is done but by the handler, which stays at its second instruction. */
const program = [
  csrImmediate(2, 0, MNSTATUS, 8),
  jumpForm(0, 0),
  ...Array<number>(6).fill(NOP),
  addi(20, 20, 1),
  jumpForm(0, 0),
];
/** Halted in its loop, with the line up. */
const raised = () =>
  new Script()
    .activate()
    .haltAtReset()
    .set(x(20), 0)
    .run()
    .settled()
    .halt()
    .write(SBCS, WORDS)
    .write(SBADDRESS, RAISE)
    .write(SBDATA, LINE)
    .settled();

export const NMI_CASES: readonly DebugCase[] = [
  {
    name: 'a non-maskable interrupt waits while the hart is halted, is told by nmip, and comes when it runs',
    program,
    script: raised()
      .get(DCSR, 'dcsr')
      .get(DPC, 'pc')
      .get(MNSTATUS, 'before')
      .run()
      .settled()
      .halt()
      .get(DPC, 'handler')
      .get(MNEPC, 'mnepc')
      .get(MNCAUSE, 'mncause')
      .get(MNSTATUS, 'mnstatus')
      .get(x(20), 'count'),
    seen: (a) => [a.dcsr! & NMIP, a.pc, a.before! & 8, a.handler, a.mnepc, a.mncause, a.mnstatus, a.count],
    expected: [NMIP, LOOP, 8, NMI_BASE + 4, LOOP, 0x8000_0000, 0x1800, 1],
  },
  {
    name: 'a step takes no non-maskable interrupt without stepie, and with it stops at the handler',
    program,
    script: raised()
      .step('without')
      .step('with', STEP | STEPIE | PRV_M),
    seen: (a) => [a['without pc'], a['with pc'], causeOf(a['with dcsr']!)],
    expected: [LOOP, NMI_BASE, CAUSE.step],
  },
];
