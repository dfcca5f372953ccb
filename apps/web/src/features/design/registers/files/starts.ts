import { getVerilogInfoByPath } from '@netloom/contract';
import type { RegisterMap } from '@netloom/model';
import { readRegisterMap, registersKind } from '@netloom/registers';
import { callApi } from '../../../../api/index.ts';
import { saidError } from '../../../../diagnostics/saidError.ts';

export const EMPTY = 'empty';

/** The name that a start suggests. */
export function nameOf(start: string): string {
  if (start === EMPTY || start === '') return '';
  return /([^/]+)\.regs\.json$/.exec(start)?.[1] ?? start;
}

/**
 * What a new map begins as.
 * @throws when a description of the library cannot be read.
 */
export async function mapOf(deptId: number, start: string, name: string): Promise<RegisterMap> {
  const template = registersKind.templates!.find(({ id }) => id === start);
  if (template !== undefined) return template.make(name);
  const body = { deptId, socVerilogPath: start };
  const { verilogFile } = await callApi(getVerilogInfoByPath, { body });
  const { document, diagnostics } = readRegisterMap(verilogFile, start);
  if (!document) throw await saidError(diagnostics[0]);
  // The copy is a block of its own: its module must not be taken for the library's.
  return { ...document, name, module: undefined, vlnv: undefined };
}
