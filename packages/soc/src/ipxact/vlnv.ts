import type { Vlnv } from '@netloom/model';
import { textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { Report } from './report.ts';
import { say } from '../wording/sentences.ts';

/** What stands for a part that is missing; the standard demands all four. */
const MISSING = { vendor: 'user', library: 'imported', name: 'component', version: '1.0' };

/** The component's VLNV; characters that ours does not allow become underscores. */
export function readVlnv(root: XmlElement, report: Report): Vlnv {
  const parts = Object.entries(MISSING).map(([part, missing]) => textOf(root, part) ?? missing);
  const allowed = parts.map((part) => part.replaceAll(/[^A-Za-z0-9_.-]+/g, '_'));
  const vlnv = allowed.join(':');
  if (allowed.some((part, index) => part !== parts[index])) {
    report.lose(say('SOC-IMPORT/ipxact/vlnv', { written: parts.join(':'), vlnv }), root);
  }
  return vlnv;
}

/** The VLNV of a document as it is written; a part that is missing is empty. */
export function vlnvText(root: XmlElement): string {
  return Object.keys(MISSING)
    .map((part) => textOf(root, part) ?? '')
    .join(':');
}

/** A document's VLNV in the attributes that a reference to it has. */
export function vlnvAttributes(root: XmlElement): XmlElement['attributes'] {
  return new Map(Object.keys(MISSING).map((part) => [part, textOf(root, part) ?? '']));
}

/** `vendor:library:name:version` in the attributes of a reference such as `busType`. */
export function referenceText({ attributes }: XmlElement): string {
  return ['vendor', 'library', 'name', 'version'].map((part) => attributes.get(part) ?? '').join(':');
}
