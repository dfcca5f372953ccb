import type { Diagnostic, SocDocument } from '@netloom/model';
import { check } from '@netloom/soc';
import type { Library } from '@netloom/soc';
import { loadDocument } from '../../document.ts';
import { loadLibrary } from '../../library.ts';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';

/** A design as the verbs of `netloom map` find it. */
export interface MapSubject {
  path: string;
  document: SocDocument;
  library: Library;
  /** All that the checks say. */
  diagnostics: Diagnostic[];
}

/** Hands on a design, or tells why it cannot be read. */
export async function withMap(
  path: string,
  folders: string[],
  work: (subject: MapSubject) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const { document, diagnostics } = await loadDocument(path);
  if (!document) return outcomeOf(path, diagnostics, '', {});
  const { library } = loadLibrary(folders);
  return work({ path, document, library, diagnostics: check(document, library) });
}
