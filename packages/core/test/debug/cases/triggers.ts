import { EBREAK, NOP, addi, csr, lw, sw } from '../../../src/program/encode.ts';
import { DCSR, DPC, EBREAK_M, PRV_M, x } from '../script.ts';
import type { Script } from '../script.ts';
import { DATA, BODY, behind, atBody, pcAndCause, CAUSE } from './debugCase.ts';
import type { DebugCase } from './debugCase.ts';

const [TSELECT, TDATA1, TDATA2, TINFO] = [0x7a0, 0x7a1, 0x7a2, 0x7a4];
const ON = { execute: 0x44, store: 0x42, load: 0x41 };
const triggered = (which: number, address: number) => (script: Script) =>
  script.set(TDATA2, address).set(TDATA1, which);
const stopped = (script: Script, name: string) =>
  script.run().halted().get(DPC, `${name} pc`).get(DCSR, `${name} dcsr`);

export const triggers: DebugCase[] = [
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
