import { existsSync } from 'node:fs';
import { readLayout } from '@netloom/soc';
import { exportDocument } from '@netloom/soc/interchange';
import type { ExportFormat } from '@netloom/soc/interchange';
import { loadDocument, readText } from '../document.ts';
import { loadLibrary } from '../library.ts';
import { OutputFolder } from '../outputFolder.ts';
import { outcomeOf } from '../report.ts';
import type { Outcome } from '../report.ts';

interface Options {
  library: string[];
  output: string;
  format: ExportFormat;
}

/** `netloom export`: a document in the formats of other tools, with a word of all that they cannot carry. */
export async function exportCommand(
  path: string,
  { library: folders, output, format }: Options,
): Promise<Outcome> {
  const { document, diagnostics } = await loadDocument(path);
  if (!document) return outcomeOf(path, diagnostics, '', { written: [] });
  const { library } = loadLibrary(folders);
  const places = path.replace(/\.soc\.json$/, '.layout.json');
  const layout = existsSync(places) ? readLayout(await readText(places), places).document : undefined;
  const made = exportDocument(document, library, format, layout);
  const folder = new OutputFolder(output);
  const written: string[] = [];
  for (const file of made.files) written.push(folder.write(file.path, file.text));
  return outcomeOf(path, [...diagnostics, ...made.diagnostics], written.join('\n'), { written });
}
