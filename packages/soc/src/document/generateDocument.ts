import type { Generated, GeneratedText, GenerationSite, SocDocument } from '@netloom/model';
import { generate as generateSoc } from '../generate/generate.ts';
import { folderOfSoc } from '../generate/folderOfSoc.ts';
import type { SocContext } from './socContext.ts';

/**
 * All that a design makes, with a copy of the sources that the project has not, so that whoever has the files can build
 * them with nothing else. The bench's own tests are taken over.
 */
export async function generate(
  document: SocDocument,
  { context, existing }: GenerationSite<SocContext>,
): Promise<Generated> {
  const { name } = document;
  const bench = existing.get(`tb/${name}_tb.sv`);
  const { files, diagnostics } = generateSoc(document, context.library, { bench });
  const within = `${folderOfSoc(document)}/`;
  const made = files
    .map(({ path, text }) => ({ path: path.slice(within.length), text }))
    .filter(({ path }) => path !== `${name}.manifest.json`);
  const list = made.find(({ path }) => path === `${name}.f`);
  const copies = await copiesOf(list?.text ?? '', within, context);
  return { files: [...made, ...copies].sort((a, b) => (a.path < b.path ? -1 : 1)), diagnostics };
}

/** The sources that a list of files names and the project has not. */
async function copiesOf(list: string, within: string, { sourceOf }: SocContext): Promise<GeneratedText[]> {
  const copies = list.split('\n').map(async (path) => {
    const text = await sourceOf?.(path);
    return text === undefined ? [] : [{ path: path.slice(within.length), text }];
  });
  return (await Promise.all(copies)).flat();
}
