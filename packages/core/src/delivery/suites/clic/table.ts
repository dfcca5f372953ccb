import { interruptNumbers } from '../../../options/clic.ts';
import { hasDoubleTrap } from '../../../options/doubleTrap.ts';
import { Label } from '../../../program/assembler.ts';
import { NOP, addi, csr, jumpForm } from '../../../program/encode.ts';
import { LAYOUT } from '../../../program/layout.ts';
import { KEEP } from '../../layout.ts';
import type { TestCode } from '../../testCode.ts';
import {
  CLIC_CSR,
  VALUE,
  WORD,
  ask,
  edgeOf,
  keepWord,
  numbersOf,
  open,
  shut,
  wordOf,
  write,
} from './access.ts';
import { enterClicMode } from './handler.ts';

const { first } = KEEP;

/** A place for each number that notes it before the common handler does; answers the table of them. */
function table(test: TestCode, handler: number): number {
  const { code, options } = test;
  const after = new Label();
  code.to(after, (offset) => jumpForm(0, offset));
  const places = Array.from({ length: interruptNumbers(options) }, (_, number) => {
    const place = code.here;
    code.word(addi(first, 0, number));
    test.keep(first);
    code.word(jumpForm(0, handler - code.here));
    return place;
  });
  while (code.here % 64 !== 0) code.word(NOP);
  const begin = code.here;
  test.note('table of vectors');
  // The lowest bit of an entry is none of the address.
  code.word(...places.map((place, number) => place + (number & 1)));
  code.place(after);
  return begin;
}

/** By the table and by the common handler in turn; then a table that cannot be read, where that does not stop the core. */
export function byTable(test: TestCode): void {
  const { code, options } = test;
  const numbers = numbersOf(options);
  const begin = enterClicMode(test, 1);
  code.constant(VALUE, table(test, begin));
  code.word(csr(1, 0, CLIC_CSR.mtvt, VALUE));
  for (const [index, number] of numbers.entries()) {
    write(test, wordOf(options, number), edgeOf(0x80, index % 3 === 2 ? 0 : WORD.byTable));
    ask(test, number);
    open(test);
    shut(test);
    keepWord(test, wordOf(options, number));
  }
  if (!hasDoubleTrap(options)) missing(test, numbers[0]!);
}

function missing(test: TestCode, number: number): void {
  const { code, options } = test;
  code.constant(VALUE, LAYOUT.hole);
  code.word(csr(1, 0, CLIC_CSR.mtvt, VALUE));
  write(test, wordOf(options, number), edgeOf(0xff, WORD.byTable));
  ask(test, number);
  test.attempt(() => open(test));
  shut(test);
  keepWord(test, wordOf(options, number));
  code.word(csr(2, VALUE, CLIC_CSR.mintstatus, 0));
  test.keep(VALUE);
}
