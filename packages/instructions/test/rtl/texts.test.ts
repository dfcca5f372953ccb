import { PRESETS, coreRtl } from '@netloom/core';
import { expect, it } from 'vitest';
import { undeclaredNames } from '../../../hdl/test/declarations/scan.ts';
import { longLines } from '../../../hdl/test/lines/longLines.ts';
import { LIBRARY, withInstructions } from '../../src/index.ts';
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
    const undeclared = texts.flatMap(({ path, text }) =>
      undeclaredNames(text).map((each) => ({ path, ...each })),
    );
    expect(undeclared).toEqual([]);
    expect(texts.flatMap(({ text }) => longLines(text))).toEqual([]);
  },
);
