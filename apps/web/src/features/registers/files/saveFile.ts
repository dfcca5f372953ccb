import { findRegisterFiles, getVerilogInfoByPath, writeFileByPath } from '@netloom/contract';
import type { VerilogFile } from '@netloom/contract';
import { writeRegisterMap } from '@netloom/soc/registers';
import { create } from 'zustand';
import { announceError, announceSuccess } from '../../../announce.ts';
import { callApi, callKey, queryClient, storedFile } from '../../../api/index.ts';
import { i18n } from '../../../i18n.ts';
import { currentMap, putMap, useRegisters } from '../store/registerStore.ts';
import { openDialog } from '../store/uiStore.ts';

/** The stored file that a save ran into; to be decided before the next one. */
export const useConflict = create<{ stored: VerilogFile | undefined }>(() => ({ stored: undefined }));

let saving = false;

/** Saves the shown map; `over` is the stored file that it replaces, by default the one that the edit began from. */
export async function saveFile(deptId: number, over?: VerilogFile): Promise<boolean> {
  const open = currentMap();
  if (!open || open.readOnly || saving) return false;
  saving = true;
  const { path, map } = open;
  try {
    const hash = (over ?? open.stored)?.hash ?? '';
    const body = { deptId, verilogFile: writeRegisterMap(map), socVerilogPath: path, hash };
    const stored = await callApi(writeFileByPath, { body });
    const now = useRegisters.getState().maps[path];
    if (now) putMap({ ...now, stored, saved: map });
    queryClient.setQueryData(
      callKey(getVerilogInfoByPath, { body: { deptId, socVerilogPath: path } }),
      stored,
    );
    void queryClient.invalidateQueries({ queryKey: callKey(findRegisterFiles) });
    useConflict.setState({ stored: undefined });
    announceSuccess(i18n.t('registers:file.saved', { name: stored.verilogName }));
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
