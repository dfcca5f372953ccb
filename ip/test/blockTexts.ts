import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IpParameter, SocDocument } from '@netloom/model';
import { createLibrary, generate } from '@netloom/soc';
import type { Library } from '@netloom/soc';
import { subjectOf } from '../../packages/soc/src/check/check.ts';
import { aloneDocument } from '../../packages/soc/src/cost/aloneDocument.ts';
import { countedDesign, hintedDesign, treeDesign } from '../../packages/soc/test/clockTrees.ts';
import { GENERATORS } from '../../packages/soc/src/generators/index.ts';
import { optionParameters } from '../../packages/soc/src/generators/options.ts';
import { configDocument } from '../../packages/soc/test/cost/configs.ts';
import { pllDesign } from '../../packages/soc/test/pllTrees.ts';
import { testLibrary } from '../../packages/soc/test/fixtures.ts';
import { libraryEntries } from './blockSources.ts';
import { hartLibrary, twoHarts } from './twoHarts.ts';

interface Text {
  path: string;
  text: string;
}

const FOLDER = join(import.meta.dirname, '..');

/** The blocks of the library that are made for each instance. */
export async function generatedBlocks() {
  const names = globSync('*/ip.json', { cwd: FOLDER }).map((path) => dirname(path));
  const entries = await libraryEntries(names.sort());
  return entries.filter(({ descriptor }) => descriptor.generator !== undefined);
}

/** The parameters as they are by default, then one after the other with each other choice, and at its ends. */
function variants(parameters: readonly IpParameter[]): Record<string, string>[] {
  const others = parameters.flatMap(({ name, value, choices, minimum, maximum }) =>
    (choices ?? [minimum, maximum])
      .filter((other) => other !== undefined && other !== value)
      .map((other) => ({ [name]: other! })),
  );
  return [{}, ...others];
}

/** Clock-and-reset units follow the clocks of their document. */
const TREES = [treeDesign(), countedDesign(), hintedDesign(), pllDesign('ecp5'), pllDesign('asic')];

type Entry = Awaited<ReturnType<typeof generatedBlocks>>[number];

/** Designs that have the block, and the library that they are made with. */
async function designsOf({ descriptor }: Entry): Promise<{ library: Library; documents: SocDocument[] }> {
  const { options } = GENERATORS.get(descriptor.generator!)!;
  const parameters = variants(optionParameters(options));
  if (descriptor.generator === 'clock-reset-unit') return { library: testLibrary(), documents: TREES };
  if (descriptor.generator === 'debug-module')
    return {
      library: await hartLibrary(FOLDER),
      documents: parameters.map((module) => twoHarts({ module })),
    };
  const library = createLibrary(await generatedBlocks());
  const alone = (given: SocDocument) => aloneDocument(subjectOf(given, library), 'block') ?? given;
  return {
    library,
    documents: parameters.map((values) =>
      alone(configDocument({ ip: descriptor.vlnv, parameters: values, managers: 2 }, library)),
    ),
  };
}

/** What is written in SystemVerilog of designs with the block: a design with errors gives nothing. */
export async function blockTexts(entry: Entry): Promise<{ designs: Text[][]; refused: number }> {
  const { library, documents } = await designsOf(entry);
  const designs = documents.map((document) =>
    generate(document, { ...library, hasFile: () => true }).files.filter(({ path }) => path.endsWith('.sv')),
  );
  const written = designs.filter(({ length }) => length > 0);
  return { designs: written, refused: designs.length - written.length };
}
