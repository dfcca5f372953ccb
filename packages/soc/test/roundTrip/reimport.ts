import { readStructure } from '@netloom/hdl/structure';
import type { SocDocument } from '@netloom/model';
import { designOf, generate } from '@netloom/soc';
import type { Library } from '@netloom/soc';
import { expanded } from '../../src/design/linkDrives.ts';
import { wiringOf } from '../../src/design/wiring.ts';
import { inOrder } from '../../src/document/order.ts';
import { topText } from '../../src/generate/top.ts';
import { documentOfStructure } from '@netloom/soc/structure';
import { testLibrary } from '../fixtures.ts';
import type { StructureDocument } from '@netloom/soc/structure';

/** The RTL that a document is generated into, by path; errors fail. */
export function rtlOf(document: SocDocument, library: Library): Map<string, string> {
  const { files, diagnostics } = generate(document, library);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return new Map(files.filter(({ path }) => path.includes('/rtl/')).map(({ path, text }) => [path, text]));
}

/** The top of a document that checks would refuse. */
export function uncheckedTop(document: SocDocument, library: Library): string {
  const design = designOf(inOrder(document), library);
  return topText(design, expanded(design, wiringOf(design)));
}

export function topOf(rtl: ReadonlyMap<string, string>, name = 'top'): string {
  return rtl.get(`gen/${name}/rtl/${name}.sv`)!;
}

/** Reads a top, alone, into a document. */
export async function reimport(
  text: string,
  library: Library,
  reference?: SocDocument,
  name = 'top',
): Promise<StructureDocument> {
  const { structure, diagnostics } = await readStructure({ files: [{ path: 'top.sv', text }] }, name);
  if (!structure) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return documentOfStructure(structure, library, { reference, vlnv: `test:soc:${name}:1.0` });
}

/** Reads a top with the generated modules that it instantiates, which become blocks where they no longer are generated. */
export async function reimportAll(
  rtl: ReadonlyMap<string, string>,
  reference: SocDocument,
): Promise<{ document: SocDocument; library: Library }> {
  const files = [...rtl].map(([path, text]) => ({ path, text }));
  const { structure, descriptors } = await readStructure({ files }, 'top');
  const others = descriptors.filter(({ module }) => module !== 'top');
  const known = testLibrary([], others);
  const { document, logic } = documentOfStructure(structure!, known, { reference });
  if (!document || logic) throw new Error('the text is no structure');
  return { document, library: known };
}
