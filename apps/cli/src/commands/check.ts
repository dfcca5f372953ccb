import { check, checkBelow } from '@netloom/soc';
import { loadDocument } from '../document.ts';
import { loadLibrary } from '../library.ts';
import { outcomeOf } from '../report.ts';
import type { Outcome } from '../report.ts';

/** `netloom check <name>.soc.json` */
export async function checkCommand(path: string, options: { library: string[] }): Promise<Outcome> {
  const { document, diagnostics } = await loadDocument(path);
  if (!document) return outcomeOf(path, diagnostics, '', {});
  const { library } = loadLibrary(options.library);
  const found = [...diagnostics, ...check(document, library), ...checkBelow(document, library)];
  const blocks = Object.keys(document.instances).length;
  return outcomeOf(path, found, `${path}: ${blocks} blocks, no errors`, { blocks });
}
