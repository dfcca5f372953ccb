import { generateMemory, memoryRegisterFile } from '@netloom/memory';
import { expect, it } from 'vitest';
import { lateIn, undeclaredIn } from '../../../hdl/test/declarations/inTexts.ts';
import { SLEEPER } from '../macros.ts';
import { memoryOf } from './prove.ts';
import type { MemoryText } from './prove.ts';
import { SHAPES } from './shapes.ts';

const CASES: readonly (readonly [what: string, memory: MemoryText])[] = [
  ...SHAPES,
  ['macros', {}],
  ['macros that sleep', { macros: { fakeram: SLEEPER }, ecc: 'secded', hold: true, lowPower: { wake: 3 } }],
];

/** All that is written in SystemVerilog for a memory. */
function textsOf(text: MemoryText) {
  const memory = memoryOf(text);
  const files = generateMemory(memory).files.filter(({ path }) => path.endsWith('.sv'));
  return memory.registers ? [...files, { path: 'ram_regs.sv', text: memoryRegisterFile(memory) }] : files;
}

it.each(CASES)('with %s every name is declared before it is used', (_, text) => {
  const texts = textsOf(text);
  expect(texts.length).toBeGreaterThan(0);
  expect(undeclaredIn(texts)).toEqual([]);
  expect(lateIn(texts).missed).toEqual([]);
});

it('declarations that are moved behind their use are found', () => {
  const { tried } = lateIn(CASES.flatMap(([, text]) => textsOf(text)));
  expect(tried).toBeGreaterThan(30);
});
