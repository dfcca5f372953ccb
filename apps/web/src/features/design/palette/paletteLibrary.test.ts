import { describeDocument, emptySoc, writeDocument } from '@netloom/soc';
import { expect, it } from 'vitest';
import { paletteLibrary } from './paletteLibrary.ts';
import type { PaletteModule } from './paletteLibrary.ts';

const inner = { ...emptySoc('inner'), vlnv: 'user:soc:inner:1.0', parameters: { WIDTH: '8' } };
const descriptor = describeDocument(inner, paletteLibrary([]));
const block = (origin: PaletteModule['origin'], folder: string, vlnv: string): PaletteModule => ({
  ...{ origin, folder, registersJson: null, documentJson: null, documentPath: null },
  socModuleJson: JSON.stringify({ ...descriptor, vlnv, document: undefined }),
});

it('knows what is inside a document, without which views of addresses would end at its boundary', () => {
  const document: PaletteModule = {
    ...block('document', 'soc', inner.vlnv),
    documentJson: writeDocument(inner),
    documentPath: 'soc/inner.soc.json',
  };
  const library = paletteLibrary([document]);
  expect(library.find(inner.vlnv)?.document?.parameters).toEqual({ WIDTH: '8' });
  expect(library.several.size).toBe(0);
});

it('tells a block of the project from that of the library in whose place it stands, in folders of one name', () => {
  const vlnv = 'netloom:ip:uart:1.0';
  const { several } = paletteLibrary([block('library', 'ip/uart', vlnv), block('project', 'ip/uart', vlnv)]);
  expect(several.get(vlnv)).toEqual([
    { file: 'library/ip/uart/ip.json', isBuiltIn: true },
    { file: 'ip/uart/ip.json', isBuiltIn: false },
  ]);
});
