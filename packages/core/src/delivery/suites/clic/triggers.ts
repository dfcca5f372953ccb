import { lineOfPin } from '../../../bench/localLines.ts';
import { firstInput, pins } from '../../../options/clic.ts';
import { lui, sw } from '../../../program/encode.ts';
import { LAYOUT } from '../../../program/layout.ts';
import type { TestCode } from '../../testCode.ts';
import { POINTER, VALUE, WORD, keepWord, open, shut, wait, wordOf, write } from './access.ts';
import { enterClicMode } from './handler.ts';

const [LOWER, RAISE] = [0x0c, 0x10];
const TRIGGERS = [0, WORD.edge, WORD.low, WORD.edge | WORD.low];

function move({ code }: TestCode, line: number, register: number): void {
  code.constant(VALUE, 1 << line);
  code.word(lui(POINTER, LAYOUT.device >>> 12), sw(VALUE, POINTER, register));
  wait(code);
}

/** What a pin does to the bit that says that it asks, by each trigger; then the same as interrupts. */
function pin(test: TestCode, index: number): void {
  const { options } = test;
  const address = wordOf(options, firstInput(options) + index);
  const line = lineOfPin(options, index);
  for (const trigger of TRIGGERS) {
    write(test, address, trigger);
    write(test, address, trigger);
    for (const register of [RAISE, LOWER, RAISE, LOWER]) {
      keepWord(test, address);
      move(test, line, register);
    }
    for (const register of [RAISE, LOWER]) {
      write(test, address, (0x80 << WORD.control) | trigger | WORD.enabled);
      open(test);
      move(test, line, register);
      shut(test);
      keepWord(test, address);
    }
    write(test, address, 0);
  }
}

/** Each pin asks under its own number alone. */
function everyPin(test: TestCode): void {
  const { options } = test;
  const count = pins(options);
  for (let index = 0; index < count; index++) {
    const line = lineOfPin(options, index);
    move(test, line, RAISE);
    for (const each of new Set([index, (index + 1) % count]))
      keepWord(test, wordOf(options, firstInput(options) + each));
    move(test, line, LOWER);
  }
}

export function triggers(test: TestCode): void {
  const { options } = test;
  enterClicMode(test, 1);
  everyPin(test);
  for (const index of new Set([0, pins(options) - 1])) pin(test, index);
}
