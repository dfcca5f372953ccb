import { SocDocument, SocLayout, readFormat } from '@netloom/model';
import type { Reading } from '@netloom/model';
import { LAYOUT_VERSIONS, SOC_VERSIONS } from './migrations.ts';

/** Reads the text of a `.soc.json`; `file` names it in diagnostics. Codes: DOC-JSON, DOC-KIND, DOC-VERSION, DOC-SCHEMA. */
export function readDocument(text: string, file = 'document', versions = SOC_VERSIONS): Reading<SocDocument> {
  return readFormat(text, file, { kind: 'soc', schema: SocDocument, versions });
}

/** Reads the text of a `.layout.json`. */
export function readLayout(text: string, file = 'layout', versions = LAYOUT_VERSIONS): Reading<SocLayout> {
  return readFormat(text, file, { kind: 'layout', schema: SocLayout, versions });
}
