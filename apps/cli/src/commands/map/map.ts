import type { Diagnostic, SocDocument } from '@netloom/model';
import { check } from '@netloom/soc';
import type { Library } from '@netloom/soc';
import { loadDocument } from '../../document.ts';
import { WrongUse } from '../../failure.ts';
import { loadLibrary } from '../../library.ts';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import { checkMap } from './checkMap.ts';
import { generateMap } from './generateMap.ts';
import { whoAnswers } from './whoAnswers.ts';

interface Options {
  library: string[];
  manager?: string | undefined;
  to?: string | undefined;
  output?: string | undefined;
}

/** A design as the verbs of `netloom map` find it. */
export interface MapSubject {
  path: string;
  document: SocDocument;
  library: Library;
  /** All that the checks say. */
  diagnostics: Diagnostic[];
}

/** `netloom map check|generate|who <name>.soc.json` */
export async function mapCommand([verb, path, address]: string[], options: Options): Promise<Outcome> {
  if (verb !== 'check' && verb !== 'generate' && verb !== 'who')
    throw new WrongUse(`map: expected check, generate or who, found "${verb ?? ''}"`);
  if (path === undefined) throw new WrongUse('the document is missing');
  if (verb === 'who' && address === undefined) throw new WrongUse('the address is missing');
  if (verb === 'generate' && options.output === undefined) throw new WrongUse('--output is missing');
  const { document, diagnostics } = await loadDocument(path);
  if (!document) return outcomeOf(path, diagnostics, '', {});
  const { library } = await loadLibrary(options.library);
  const subject = { path, document, library, diagnostics: check(document, library) };
  if (verb === 'check') return checkMap(subject);
  if (verb === 'who') return whoAnswers(subject, address!, options.manager);
  const to = options.to?.split(',').filter(Boolean) ?? [];
  return generateMap(subject, { to, output: options.output!, manager: options.manager });
}
