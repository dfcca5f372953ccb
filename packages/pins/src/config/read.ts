import { readFormat } from '@netloom/model';
import type { Reading } from '@netloom/model';
import { PinConfiguration } from './configuration.ts';

/** Versions of the file that can be read. */
const VERSIONS = { newest: 1, migrations: [] };

/**
 * Reads the text of a `.pins.json`; `file` names it in diagnostics. Without a document they hold at least one
 * error. Codes: DOC-JSON, DOC-KIND, DOC-VERSION, DOC-SCHEMA, each with its line.
 */
export function readConfiguration(text: string, file = 'pins.json'): Reading<PinConfiguration> {
  return readFormat(text, file, { kind: 'pins', schema: PinConfiguration, versions: VERSIONS });
}
