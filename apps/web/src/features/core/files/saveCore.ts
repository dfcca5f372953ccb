import { listCores, writeFileByPath } from '@netloom/contract';
import type { CoreRow, VerilogFile } from '@netloom/contract';
import { writeCore } from '@netloom/core';
import { create } from 'zustand';
import { announceError, announceSuccess } from '../../../announce.ts';
import { callApi, callKey, queryClient, storedFile } from '../../../api/index.ts';
import { i18n } from '../../../i18n.ts';
import { useCore } from '../store/coreStore.ts';
import type { OpenCore } from '../store/coreStore.ts';
import { rowOf, seeGenerated } from './openCore.ts';

/** The stored description that a save ran into; to be decided before the next one. */
export const useConflict = create<{ stored: VerilogFile | undefined }>(() => ({ stored: undefined }));

/** The hash of the stored description that an edit began from; a core of another name is a new one. */
export function hashOf({ options, stored }: OpenCore): string {
  return stored?.name === options.name ? stored.hash : '';
}

/** The folder of the open core; one of another name than what is stored goes to a folder of its own. */
export function folderOf({ options, stored }: OpenCore): string {
  return stored?.name === options.name ? stored.folder : `cores/${options.name}`;
}

let saving = false;

/** Stores the description; `over` is the stored one that it replaces, by default what the edit began from. True when stored. */
export async function saveCore(deptId: number, over?: VerilogFile): Promise<boolean> {
  const { open } = useCore.getState();
  if (open === undefined || saving) return false;
  saving = true;
  const { options } = open;
  const socVerilogPath = `${folderOf(open)}/${options.name}.core.json`;
  try {
    const hash = over?.hash ?? hashOf(open);
    const body = { deptId, verilogFile: writeCore(options), socVerilogPath, hash };
    const stored = rowOf(await callApi(writeFileByPath, { body }));
    markStored(open, stored);
    void seeGenerated(deptId, stored);
    announceSuccess(i18n.t('core:file.saved', { name: options.name }));
    return true;
  } catch (error) {
    const stored = storedFile(error);
    if (stored !== undefined) useConflict.setState({ stored });
    else announceError(error);
    return false;
  } finally {
    saving = false;
  }
}

/** `stored` is what the call that stored `saved` answered: whatever came later is somebody else's, and no base for edits. */
export function markStored(saved: OpenCore, stored: CoreRow): void {
  const { options } = saved;
  const { open } = useCore.getState();
  if (open?.options.name === options.name) useCore.setState({ open: { ...open, stored, saved: options } });
  void queryClient.invalidateQueries({ queryKey: callKey(listCores) });
}
