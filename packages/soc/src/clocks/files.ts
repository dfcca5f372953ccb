import type { SocDocument } from '@netloom/model';
import { checkSubject, subjectOf } from '../check/check.ts';
import { inOrder } from '../document/order.ts';
import { registerFiles } from '../generate/registerFiles.ts';
import type { GeneratedFile } from '../generate/manifest.ts';
import { blockFiles } from '../generators/files.ts';
import type { Library } from '../library/library.ts';
import { sdcText } from '../sdc/sdcText.ts';
import { clockDocuments } from './documents/documents.ts';
import { clockHeaders } from './software/clockHeader.ts';
import { unitOf } from './unit.ts';

/** What follows from the clocks and resets of a document: constraints and, without errors, the unit and its registers. */
export function clockFiles(document: SocDocument, library: Library): GeneratedFile[] {
  const subject = subjectOf(inOrder(document), library);
  const constraints = { path: `${document.name}.sdc`, text: sdcText(document) };
  const unit = unitOf(document);
  if (unit === undefined || checkSubject(subject).some(({ severity }) => severity === 'error'))
    return [constraints];
  const registers = registerFiles([subject.design], 'gen');
  const header = [...clockHeaders([document], 'gen'), ...clockDocuments([document], 'gen')];
  const all = [...blockFiles(subject, 'rtl'), ...registers.rtl, ...registers.others, ...header];
  const ours = all.filter(({ path }) =>
    new RegExp(`${document.name}_(${unit}|check|clocks(_regs)?)\\.`).test(path),
  );
  return [constraints, ...ours.map(({ path, text }) => ({ path: path.replace(/.*\//, ''), text }))];
}
