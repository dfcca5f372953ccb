import { expect } from 'vitest';
import { prove } from '../../../proof/index.ts';

/** A generated tree as dtc reads it, which has no warning. */
export async function throughDtc(text: string): Promise<string> {
  const { steps } = await prove({
    files: { 'soc.dtsi': text, 'soc.dts': '/dts-v1/;\n/include/ "soc.dtsi"\n' },
    steps: [
      ['dtc', '-I', 'dts', '-O', 'dtb', '-o', 'soc.dtb', 'soc.dts'],
      ['dtc', '-I', 'dtb', '-O', 'dts', 'soc.dtb'],
    ],
  });
  expect(steps[0]!.stderr).toBe('');
  return steps[1]!.stdout;
}
