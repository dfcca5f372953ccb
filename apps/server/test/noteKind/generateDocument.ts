import type { Generated } from '@netloom/model';
import type { Note } from './noteKind.ts';

/** The lines as plain text; none of a note that is empty. */
export function generate({ lines }: Note): Generated {
  const { title, ...rest } = lines;
  const texts = Object.values(rest);
  if (texts.length === 0)
    return { files: [], diagnostics: [{ code: 'NOTE-EMPTY', severity: 'error', message: 'has no lines' }] };
  return { files: [{ path: `${title}.txt`, text: `${texts.join('\n')}\n` }], diagnostics: [] };
}
