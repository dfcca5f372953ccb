import { Pinmux, generatePinmux, pinmuxKind, pinmuxRegisterFile } from '@netloom/pinmux';
import { expect, it } from 'vitest';
import { lateIn, undeclaredIn } from '../../../hdl/test/declarations/inTexts.ts';
import { SMALL } from '../fixtures.ts';

const CASES: readonly (readonly [what: string, pinmux: Pinmux])[] = [
  ['a debugger, straps and detectors', SMALL],
  ['no detector', Pinmux.parse({ ...SMALL, detectors: 0 })],
  ...pinmuxKind
    .templates!.filter(({ id }) => id !== 'empty')
    .map(({ id, make }) => [id, make('pins')] as const),
];

it.each(CASES)('with %s every name is declared before it is used', (_, pinmux) => {
  const files = generatePinmux(pinmux).files.filter(({ path }) => path.endsWith('.sv'));
  expect(files.length).toBeGreaterThan(3);
  const texts = [...files, { path: 'pins_regs.sv', text: pinmuxRegisterFile(pinmux) }];
  expect(undeclaredIn(texts)).toEqual([]);
  const { tried, missed } = lateIn(texts);
  expect(tried).toBeGreaterThan(5);
  expect(missed).toEqual([]);
});
