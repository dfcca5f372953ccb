import { CSR } from '../../../program/blocks/system.ts';
import { NOP, WFI, addi, csr } from '../../../program/encode.ts';
import type { TestCode } from '../../testCode.ts';
import {
  ASKED,
  CLIC_CSR,
  VALUE,
  ask,
  edgeOf,
  keepWord,
  numbersOf,
  open,
  shut,
  wait,
  wordOf,
  write,
} from './access.ts';
import { enterClicMode, setLevelBits } from './handler.ts';

/** Levels and priorities, some of them equal. */
const CONTROLS = [0x7f, 0xff, 0x10, 0x7f, 0x80, 0xef, 0x01, 0xc0, 0x80];
/** Inputs that wait together. */
const TOGETHER = 9;

function threshold({ code }: TestCode, value: number): void {
  code.word(addi(VALUE, 0, value), csr(1, 0, CLIC_CSR.mintthresh, VALUE));
}

/** All at once, with so many bits of level: they come by level, priority and number; those not above a level among them stay. */
export function together(test: TestCode): void {
  const { code, options } = test;
  const all = numbersOf(options);
  const some = [...all.slice(0, TOGETHER - 1), all.at(-1)!];
  enterClicMode(test, 0);
  for (const [turn, bits] of [0, 1, 2, options.auxiliary.clicControlBits, 15].entries()) {
    setLevelBits(test, bits);
    for (const [index, number] of some.entries()) {
      write(test, wordOf(options, number), edgeOf(CONTROLS[(index + turn) % CONTROLS.length]!));
      ask(test, number);
    }
    threshold(test, 0x80 | (0xff >> Math.min(bits, options.auxiliary.clicControlBits)));
    open(test);
    for (const number of some) keepWord(test, wordOf(options, number));
    shut(test);
    threshold(test, 0);
    open(test);
    shut(test);
    code.word(csr(2, VALUE, CLIC_CSR.mintstatus, 0));
    test.keep(VALUE);
  }
}

/** A handler asks for another of a higher, its own, and a lower level, which preempts it or waits. */
export function preemption(test: TestCode): void {
  const { code, options } = test;
  const all = numbersOf(options);
  const [one, other] = [all[0]!, all.at(-1)!];
  enterClicMode(test, 2);
  for (const [own, its] of [
    [0x3f, 0xff],
    [0x3f, 0x7f],
    [0xbf, 0xbf],
    [0xff, 0x3f],
  ] as const) {
    write(test, wordOf(options, one), edgeOf(own));
    write(test, wordOf(options, other), edgeOf(its));
    code.constant(ASKED, wordOf(options, other));
    open(test);
    ask(test, one);
    wait(code);
    shut(test);
  }
}

/** wfi goes on with what would interrupt, taken or not. */
export function asleep(test: TestCode): void {
  const { code, options } = test;
  const [number] = numbersOf(options).slice(-1);
  enterClicMode(test, 1);
  for (const opens of [false, true]) {
    write(test, wordOf(options, number!), edgeOf(0x80));
    ask(test, number!);
    code.word(addi(VALUE, 0, 1), ...(opens ? [] : [WFI]), addi(VALUE, VALUE, 1));
    test.keep(VALUE);
    open(test);
    shut(test);
  }
}

/** User mode is interrupted by every level, with the threshold of machine mode gone. */
export function inUserMode(test: TestCode): void {
  const { code, options } = test;
  const [number] = numbersOf(options);
  enterClicMode(test, 8);
  code.word(csr(3, 0, CSR.mstatus, 0));
  for (const control of [0x10, 0xff]) {
    write(test, wordOf(options, number!), edgeOf(control));
    threshold(test, 0xff);
    ask(test, number!);
    wait(code);
    test.inUserMode(() => {
      wait(code);
      code.word(NOP);
    });
    code.word(csr(2, VALUE, CLIC_CSR.mintthresh, 0));
    test.keep(VALUE);
  }
}
