import type { Diagnostic, SocDocument, SocLayout } from '@netloom/model';
import { generate } from '../generate/generate.ts';
import { exportIpxact } from '../ipxact/write/exportIpxact.ts';
import type { Library } from '../library/library.ts';
import { coreFileText } from './coreFile.ts';

export const EXPORT_FORMATS = ['ipxact-2022', 'ipxact-2014', 'ipxact-2009', 'fusesoc', 'file-list'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface DocumentExport {
  files: { path: string; text: string }[];
  /** What the format cannot carry, element by element, and what stands against it. */
  diagnostics: Diagnostic[];
}

/**
 * A document in a format of other tools. IP-XACT has the document itself; a FuseSoC core and a file list are of the RTL
 * that is generated from it, which goes along: a document with errors has none.
 */
export function exportDocument(
  document: SocDocument,
  library: Library,
  format: ExportFormat,
  layout?: SocLayout,
): DocumentExport {
  if (format === 'ipxact-2022') return exportIpxact(document, library, 2022, layout);
  if (format === 'ipxact-2014') return exportIpxact(document, library, 2014, layout);
  if (format === 'ipxact-2009') return exportIpxact(document, library, 2009, layout);
  const { files, diagnostics } = generate(document, library);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const list = files.find(({ path }) => path === `gen/${document.name}/${document.name}.f`);
  if (errors.length > 0 || !list) return { files: [], diagnostics: errors };
  const rtl = files.filter(({ path }) => path.includes('/rtl/'));
  const told: Diagnostic[] = [
    {
      ...{ code: 'EXPORT-LOSS', severity: 'info' },
      message:
        'addresses, interrupts and positions are in the document and the generated RTL, not in the list of its files',
    },
  ];
  if (format === 'file-list') return { files: [list, ...rtl], diagnostics: told };
  const core = { path: `${document.name}.core`, text: coreFileText(document, list.text) };
  return { files: [core, ...rtl], diagnostics: told };
}
