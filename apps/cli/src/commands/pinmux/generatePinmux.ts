import { dirname } from 'node:path';
import { generatePinmux } from '@netloom/pinmux';
import { hasErrors, outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import { storeGenerated } from '../../storeGenerated.ts';
import type { PinmuxSubject } from './loadPinmux.ts';

interface Options {
  output?: string | undefined;
  overwrite: boolean;
}

/** `netloom pinmux generate`: the block, its registers, C, devicetree and constraints, beside the document or in `output`. */
export async function generatePinmuxCommand(
  { path, pinmux, diagnostics }: PinmuxSubject,
  { output = dirname(path), overwrite }: Options,
): Promise<Outcome> {
  const { files, diagnostics: problems } = generatePinmux(pinmux);
  const found = [...diagnostics, ...problems];
  if (hasErrors(found)) return outcomeOf(path, found, '', { files: [] });
  const paths = await storeGenerated(files, { output, overwrite });
  return outcomeOf(path, found, paths.join('\n'), { files: paths });
}
