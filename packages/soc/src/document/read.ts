import { SocDocument, SocLayout, readFormat } from '@netloom/model';
import type { Reading } from '@netloom/model';
import { LAYOUT_VERSIONS, SOC_VERSIONS } from './migrations.ts';

/** Some 80,000 instances on one level. */
const LONGEST = 16_000_000;

/** Reads the text of a `.soc.json`; `file` names it in diagnostics. Codes: DOC-LENGTH, DOC-JSON, DOC-KIND, DOC-VERSION, DOC-SCHEMA. */
export function readDocument(text: string, file = 'document', versions = SOC_VERSIONS): Reading<SocDocument> {
  return readFormat(text, file, { kind: 'soc', schema: SocDocument, versions, longest: LONGEST });
}

/** Reads the text of a `.layout.json`. */
export function readLayout(text: string, file = 'layout', versions = LAYOUT_VERSIONS): Reading<SocLayout> {
  return readFormat(text, file, { kind: 'layout', schema: SocLayout, versions });
}
