import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { writeDocument } from '@netloom/soc';
import { importDocument } from '@netloom/soc/structure';
import { loadDocument } from '../document.ts';
import { loadLibrary } from '../library.ts';
import { OutputFolder } from '../outputFolder.ts';
import { outcomeOf } from '../report.ts';
import type { Outcome } from '../report.ts';
import { writeDescriptor } from './import.ts';
import { requestOf } from './sourceRequest.ts';
import type { SourceOptions } from './sourceRequest.ts';

interface Options extends SourceOptions {
  library: string[];
  output: string;
}

/** `netloom import --soc <module>`: the document, the blocks that the library lacks, and the logic beside them. */
export async function importSocCommand(paths: string[], top: string, options: Options): Promise<Outcome> {
  const { output } = options;
  const path = join(output, `${top}.soc.json`);
  const { diagnostics: listed, ...request } = await requestOf(paths, options);
  const before = existsSync(path) ? await loadDocument(path) : undefined;
  const { library } = loadLibrary(options.library);
  const read = await importDocument(request, top, library, {
    reference: before?.document,
    folder: join(output, 'rtl'),
  });
  const diagnostics = [...listed, ...(before?.diagnostics ?? []), ...read.diagnostics];
  const written: string[] = [];
  const folder = new OutputFolder(output);
  const write = async (to: string, text: string) => {
    written.push(folder.write(relative(output, to), text));
  };
  if (read.document) {
    await write(path, writeDocument(read.document));
    if (read.logic) await write(read.logic.path, read.logic.text);
    for (const descriptor of read.blocks) written.push(...(await writeDescriptor({ descriptor }, output)));
  }
  const blocks = Object.keys(read.document?.instances ?? {}).length;
  const summary = `${path}: ${blocks} blocks, ${read.blocks.length} of them new`;
  const { document } = read;
  return outcomeOf(paths[0] ?? '', diagnostics, summary, { document, modules: read.blocks, written });
}
