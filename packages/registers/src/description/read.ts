import { REGISTER_MAP_VERSION, RegisterMap, readFormat } from '@netloom/model';
import type { Reading } from '@netloom/model';

/** Reads the text of a `.regs.json`; `file` names it in diagnostics. Codes: DOC-JSON, DOC-KIND, DOC-VERSION, DOC-SCHEMA. */
export function readRegisterMap(text: string, file = 'registers'): Reading<RegisterMap> {
  const versions = { newest: REGISTER_MAP_VERSION, migrations: [] };
  return readFormat(text, file, { kind: 'registers', schema: RegisterMap, versions });
}
