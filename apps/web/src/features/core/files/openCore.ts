import { listCores } from '@netloom/contract';
import type { CoreRow, VerilogFile } from '@netloom/contract';
import { readCore } from '@netloom/core';
import { callApi, callKey, queryClient } from '../../../api/index.ts';
import { openOptions, useCore } from '../store/coreStore.ts';

/** Shows a stored core and forgets edits. @throws with the reasons when its description cannot be read. */
export function showStored(row: CoreRow): void {
  const { options, diagnostics } = readCore(row.coreJson);
  if (options === undefined) {
    throw new Error(`${row.path}: ${diagnostics.map(({ message }) => message).join('; ')}`);
  }
  openOptions(options, row);
}

/** The row of a description; whether it is generated is not known from its file alone. */
export function rowOf({ socVerilogPath: path, verilogName, verilogFile, hash }: VerilogFile): CoreRow {
  const folder = path.slice(0, -verilogName.length - 1);
  const name = verilogName.replace(/\.core\.json$/, '');
  return { name, folder, path, coreJson: verilogFile, hash, generated: false };
}

/** Asks whether a stored core is generated; a description that was changed since then stays as it was opened. */
export async function seeGenerated(deptId: number, { path, hash }: CoreRow): Promise<void> {
  const input = { query: { deptId } };
  const rows = await callApi(listCores, input).catch(() => undefined);
  const now = rows?.find((row) => row.path === path && row.hash === hash);
  const { open } = useCore.getState();
  const isOpen = open?.stored?.path === path && open.stored.hash === hash;
  if (now !== undefined && isOpen) useCore.setState({ open: { ...open, stored: now } });
  if (rows !== undefined) queryClient.setQueryData(callKey(listCores, input), rows);
}
