import { PRESETS, coreRtl } from '@netloom/core';
import { expect, it } from 'vitest';
import { undeclaredNames } from '../../../hdl/test/declarations/scan.ts';
import { longLines } from '../../../hdl/test/lines/longLines.ts';
import { LIBRARY, withInstructions } from '../../src/index.ts';

it.each(Object.values(PRESETS))(
  'in $name with the library every name is declared before it is used, and no line is too long',
  (preset) => {
    const { auxiliary } = preset;
    const options = withInstructions({ ...preset, auxiliary: { ...auxiliary, rvfi: true } }, LIBRARY);
    const texts = coreRtl(options);
    const undeclared = texts.flatMap(({ path, text }) =>
      undeclaredNames(text).map((each) => ({ path, ...each })),
    );
    expect(undeclared).toEqual([]);
    expect(texts.flatMap(({ text }) => longLines(text))).toEqual([]);
  },
);
