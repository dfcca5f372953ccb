import { expect, it } from 'vitest';
import { LIBRARY } from '../../src/index.ts';
import { runOperands } from './operandBench.ts';
import { unitOf } from './unitBench.ts';

const EACH = 1_000_000;

it.each(['nano', 'standard'] as const)(
  'the unit of %s answers a million operands of each instruction as the C of the headers does',
  (preset) => {
    const { options, files } = unitOf(LIBRARY, preset);
    expect(runOperands(options, files, LIBRARY, EACH)).toMatch(/^PASS \d+ cycles$/);
  },
  3_600_000,
);

it('a fault that one operand in 65,536 shows is found', () => {
  const { options, files } = unitOf(LIBRARY, 'nano');
  const faulty = files.map((file) =>
    file.path === 'core_custom_sadd.sv'
      ? { ...file, text: file.text.replace(/rs1 \+ rs2/, "rs1 + rs2 + {31'd0, rs2[15:0] == 16'h1234}") }
      : file,
  );
  expect(faulty).not.toEqual(files);
  expect(runOperands(options, faulty, LIBRARY, EACH)).toMatch(/^FAIL sadd/);
}, 3_600_000);
