import { callApi, callKey, queryClient } from '../../../api/index.ts';
import { listCores } from '@netloom/contract';
import type { CoreRow } from '@netloom/contract';
import { readCore } from '@netloom/core';
import { openOptions } from '../store/coreStore.ts';

/** Shows a stored core and forgets edits. @throws with the reasons when its description cannot be read. */
export function showStored(row: CoreRow): void {
  const { options, diagnostics } = readCore(row.coreJson);
  if (options === undefined) {
    throw new Error(`${row.path}: ${diagnostics.map(({ message }) => message).join('; ')}`);
  }
  openOptions(options, row);
}

/** The stored core of a folder as the server has it now. */
export async function fetchCore(deptId: number, folder: string): Promise<CoreRow | undefined> {
  const input = { query: { deptId } };
  const rows = await callApi(listCores, input);
  queryClient.setQueryData(callKey(listCores, input), rows);
  return rows.find((row) => row.folder === folder);
}
