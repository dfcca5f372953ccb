import type { Diagnostic, SocDocument, SocLayout } from '@netloom/model';
import { designOf } from '../../design/block.ts';
import { describeDocument } from '../../library/describeDocument.ts';
import type { Library } from '../../library/library.ts';
import { componentText } from './component.ts';
import { designName, designText } from './design.ts';
import { Writing } from './writing.ts';
import type { Year } from './writing.ts';
import { say } from '../../wording/sentences.ts';

export interface IpxactExport {
  files: { path: string; text: string }[];
  /** What the files do not say, element by element. */
  diagnostics: Diagnostic[];
}

const NO_LAYOUT: SocLayout = { netloom: 'layout', version: 1, blocks: {} };

/**
 * A document as IP-XACT of an edition: a component of it and of each block that it instantiates and, save in 2009, its
 * design and design configuration. Sources are named as the project has them.
 */
export function exportIpxact(
  document: SocDocument,
  library: Library,
  year: Year,
  layout: SocLayout = NO_LAYOUT,
): IpxactExport {
  const files: IpxactExport['files'] = [];
  const diagnostics: Diagnostic[] = [];
  const add = (path: string, write: (writing: Writing) => string) => {
    const writing = new Writing(year, path);
    files.push({ path, text: write(writing) });
    diagnostics.push(...writing.losses);
  };
  const hierarchy = year === 2009 ? undefined : { configuration: '.designcfg', design: '.design' };
  const { name } = document;
  const top = { ...describeDocument(document, library), files: [`gen/${name}/rtl/${name}.sv`] };
  add(`${name}.xml`, (writing) => componentText(top, writing, hierarchy));
  const design = designOf(document, library);
  const used = new Set(Object.values(document.instances).map(({ ip }) => ip));
  for (const vlnv of [...used].sort()) {
    const entry = library.find(vlnv);
    const path = `components/${vlnv.replaceAll(':', '_')}.xml`;
    if (!entry) {
      const said = say('SOC-IMPORT/ipxact/write/block', { vlnv });
      diagnostics.push({ code: 'IPXACT-LOSS', severity: 'warning', ...said });
      continue;
    }
    const files = entry.descriptor.files.map((file) => [entry.folder, file].filter(Boolean).join('/'));
    add(path, (writing) => componentText({ ...entry.descriptor, files }, writing));
  }
  if (year === 2009) {
    const said = say('SOC-IMPORT/ipxact/write/design', { name, count: design.blocks.size });
    diagnostics.push({ code: 'IPXACT-LOSS', severity: 'warning', ...said });
    return { files, diagnostics };
  }
  add(`${name}.design.xml`, (writing) => designText(document, layout, writing));
  add(`${name}.designcfg.xml`, (writing) => configurationText(document, library, writing));
  return { files, diagnostics };
}

/** Every instance is seen as its RTL. */
function configurationText(document: SocDocument, library: Library, writing: Writing): string {
  const views = Object.entries(document.instances)
    .filter(([, { ip }]) => library.find(ip) !== undefined)
    .map(([name]) =>
      writing.element('viewConfiguration', [
        writing.element('instanceName', name),
        writing.element('view', [], { viewRef: 'rtl' }),
      ]),
    );
  const [vendor, library_, , version] = document.vlnv.split(':');
  return writing.document(
    writing.element('designConfiguration', [
      ...writing.identity(document.vlnv, `${document.vlnv.split(':')[2]}.designcfg`),
      writing.reference('designRef', `${vendor}:${library_}:${designName(document)}:${version}`),
      ...views,
    ]),
  );
}
