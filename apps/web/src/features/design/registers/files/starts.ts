import { getVerilogInfoByPath } from '@netloom/contract';
import { readRegisterMap } from '@netloom/registers';
import { callApi } from '../../../../api/index.ts';
import { LIBRARY } from './registerMaps.ts';
import { EMPTY, TEMPLATES, emptyMap } from './templates.ts';

/** The name that a start suggests. */
export function nameOf(start: string): string {
  if (start === EMPTY || start === '') return '';
  return /([^/]+)\.regs\.json$/.exec(start)?.[1] ?? start;
}

/** What a new map begins as. */
export async function mapOf(deptId: number, start: string) {
  if (start === EMPTY) return emptyMap('new');
  if (!start.startsWith(LIBRARY)) return TEMPLATES.find(({ key }) => key === start)!.map;
  const body = { deptId, socVerilogPath: start };
  const { verilogFile } = await callApi(getVerilogInfoByPath, { body });
  const { document, diagnostics } = readRegisterMap(verilogFile, start);
  if (!document) throw new Error(diagnostics[0]?.message);
  // The copy is a block of its own: its module must not be taken for the library's.
  return { ...document, module: undefined, vlnv: undefined };
}
