import { jumpForm, lw, sw } from '../../../src/program/encode.ts';
import { SBADDRESS, SBCS, SBDATA, Script, x } from '../script.ts';
import { DATA, HOLE, behind, atBody } from './debugCase.ts';
import type { DebugCase } from './debugCase.ts';

/** sbcs: sizes in bits 19 to 17, autoincrement 16, read on data 15, read on address 20. */
const ACCESS = (size: number, more = 0) => (size << 17) | more;

export const memory: DebugCase[] = [
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
      .settled()
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
