import { PRESETS, coreRtl } from '@netloom/core';
import { expect, it } from 'vitest';
import { lateIn, undeclaredIn } from '../../../hdl/test/declarations/inTexts.ts';
import { longLines } from '../../../hdl/test/lines/longLines.ts';
import { knownIn, statesOf } from '../../src/core/understood.ts';
import { LIBRARY, withInstructions } from '../../src/index.ts';
import { ownProofFiles } from '../../src/own/proofFiles.ts';
import { WITH_STATUS } from '../context/withStatus.ts';

const CASES = Object.values(PRESETS).flatMap((preset) => [
  { name: preset.name, what: 'the library', preset, insns: LIBRARY },
  { name: preset.name, what: 'its states tracked', preset, insns: WITH_STATUS },
]);

it.each(CASES)(
  'in $name with $what every name is declared before it is used, and no line is too long',
  ({ preset, insns }) => {
    const { auxiliary } = preset;
    const options = withInstructions({ ...preset, auxiliary: { ...auxiliary, rvfi: true } }, insns);
    const texts = coreRtl(options);
    expect(undeclaredIn(texts)).toEqual([]);
    expect(texts.flatMap(({ text }) => longLines(text))).toEqual([]);
  },
);

it('a declaration of a unit that is moved behind its use is found', () => {
  const units = coreRtl(withInstructions(PRESETS.micro, LIBRARY)).filter(({ path }) =>
    path.includes('_custom'),
  );
  const { tried, missed } = lateIn(units);
  expect(tried).toBeGreaterThan(20);
  expect(missed).toEqual([]);
});

it('what an expert wrote is held against its behaviour in texts that declare every name first', () => {
  const texts = LIBRARY.flatMap((insn) =>
    Object.entries(insn.instructions).flatMap(([name, instruction]) => {
      const systemVerilog = ['// by hand'];
      const own = {
        ...insn,
        instructions: { ...insn.instructions, [name]: { ...instruction, systemVerilog } },
      };
      const files = ownProofFiles(knownIn(own, name), statesOf(own), 60)!;
      return [{ path: name, text: files['model.sv']! }];
    }),
  );
  expect(undeclaredIn(texts)).toEqual([]);
  const { tried, missed } = lateIn(texts);
  expect(tried).toBeGreaterThan(20);
  expect(missed).toEqual([]);
});
