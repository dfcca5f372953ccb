import { Label } from '../../program/assembler.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { FENCE_I, addi, branchForm, csr, jumpForm, lw, sw } from '../../program/encode.ts';
import { LAYOUT } from '../../program/layout.ts';
import type { Suite } from '../suite.ts';
import type { DeliveryTest } from '../test.ts';
import type { TestCode } from '../testCode.ts';
import { directedTest } from './directed.ts';

/** Cycles after which the bench resets the core once more. */
const CYCLES = [3001, 3010, 3023, 3502, 4099];
const [FLAG, VALUE, POINTER] = [10, 11, 12];
const RESET_VALUES = [0x300, 0x304, 0x342, 0x344];
const WRITTEN = 0x1a5;
/** What the first start leaves in CSRs, with interrupts still off. */
const DISTURBED: readonly [address: number, value: number][] = [
  [0x300, 0x80],
  [0x304, -1],
  [0x342, 11],
];

/** The first start notes that it was here, and works until the reset; the second tells what it finds. */
function twice(test: TestCode): void {
  const { code, options } = test;
  const [second, again] = [new Label(), new Label()];
  code.constant(FLAG, LAYOUT.data);
  code.word(lw(VALUE, FLAG, 0), addi(POINTER, 0, WRITTEN));
  code.to(second, (offset) => branchForm(0, VALUE, POINTER, offset));
  code.word(sw(POINTER, FLAG, 0));
  if (options.base.zifencei) code.word(FENCE_I);
  if (options.base.zicsr)
    code.word(...DISTURBED.flatMap(([address, value]) => [addi(VALUE, 0, value), csr(1, 0, address, VALUE)]));
  code.constant(POINTER, LAYOUT.data + 0x800);
  code.place(again);
  code.word(sw(VALUE, POINTER, 0), lw(VALUE, POINTER, 0), addi(VALUE, VALUE, 3), sw(VALUE, POINTER, 0x40));
  code.to(again, (offset) => jumpForm(0, offset));
  code.place(second);
  test.keep(VALUE);
  if (!options.base.zicsr) return;
  for (const address of RESET_VALUES) {
    code.word(csr(2, VALUE, address, 0));
    test.keep(VALUE);
  }
}

/** What was stored before may be lost. */
export const isDirty = ({ memory, base }: CoreOptions) =>
  memory.dataCache?.policy === 'write-back' && !base.zifencei;

/** Resets in the middle of work: the core starts anew, whatever the pipeline, the buses and the caches were doing. */
export const reset: Suite = {
  id: 'reset',
  missing: (options) => (isDirty(options) ? 'dirty-at-reset' : undefined),
  tests: (options) =>
    CYCLES.map((cycle, index): DeliveryTest => {
      const slow = index % 2 === 1 ? ['+latency', `+seed=${cycle}`] : [];
      return directedTest(
        options,
        {
          suite: 'reset',
          name: `reset-${cycle}`,
          about: `reset after ${cycle} cycles of stores and loads`,
          plusargs: [`+reset=${cycle}`, ...slow],
        },
        twice,
      );
    }),
};
