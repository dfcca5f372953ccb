import { getFileName, getVerilogInfoByPath, writeFileByPath } from '@netloom/contract';
import type { VerilogFile } from '@netloom/contract';
import { create } from 'zustand';
import { announceError, announceSuccess } from '../../../announce.ts';
import { callApi, callKey, queryClient, storedFile } from '../../../api/index.ts';
import { i18n } from '../../../i18n.ts';
import { currentDrawing, putDrawing, useDrawings } from '../store/drawingStore.ts';
import { openDialog } from '../store/uiStore.ts';

/** The stored file that a save ran into; to be decided before the next one. */
export const useConflict = create<{ stored: VerilogFile | undefined }>(() => ({ stored: undefined }));

let saving = false;

/** Saves the shown drawing; `over` is the stored file that it replaces, by default the one that the edit began from. */
export async function saveFile(deptId: number, over?: VerilogFile): Promise<boolean> {
  const open = currentDrawing();
  if (open === undefined || saving) return false;
  saving = true;
  const { path, text } = open;
  try {
    const hash = (over ?? open.stored)?.hash ?? '';
    const stored = await writeFile(deptId, path, text, hash);
    const now = useDrawings.getState().drawings[path];
    if (now) putDrawing({ ...now, stored });
    useConflict.setState({ stored: undefined });
    announceSuccess(i18n.t('waveDrawing:file.saved', { name: stored.verilogName }));
    return true;
  } catch (error) {
    const stored = storedFile(error);
    if (stored === undefined) announceError(error);
    else {
      useConflict.setState({ stored });
      openDialog('conflict');
    }
    return false;
  } finally {
    saving = false;
  }
}

/** Writes a file of the tree and lets every list of files know. */
export async function writeFile(
  deptId: number,
  path: string,
  text: string,
  hash: string,
): Promise<VerilogFile> {
  const body = { deptId, verilogFile: text, socVerilogPath: path, hash };
  const stored = await callApi(writeFileByPath, { body });
  queryClient.setQueryData(callKey(getVerilogInfoByPath, { body: { deptId, socVerilogPath: path } }), stored);
  refreshFiles();
  return stored;
}

export function refreshFiles(): void {
  void queryClient.invalidateQueries({ queryKey: callKey(getFileName) });
}
