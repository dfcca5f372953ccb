import { readFormat } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import { Chip } from './chip.ts';
import { checkChip } from './checkChip.ts';

/**
 * Reads the text of a `*.chip.json`; without `chip` the diagnostics say why, each with its line or JSON pointer.
 * Codes: DOC-JSON, DOC-KIND, DOC-VERSION, DOC-SCHEMA, PINS-CHIP-…; `file` names the text in them.
 */
export function readChip(text: string, file = 'chip.json'): { chip?: Chip; diagnostics: Diagnostic[] } {
  const versions = { newest: 1, migrations: [] };
  const { document, diagnostics } = readFormat(text, file, { kind: 'chip', schema: Chip, versions });
  if (!document) return { diagnostics };
  const problems = checkChip(document);
  return problems.length > 0 ? { diagnostics: problems } : { chip: document, diagnostics };
}
