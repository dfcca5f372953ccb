import { listCores, writeFileByPath } from '@netloom/contract';
import { writeCore } from '@netloom/core';
import { create } from 'zustand';
import { announceError, announceSuccess } from '../../../announce.ts';
import { callApi, callKey, queryClient, storedFile } from '../../../api/index.ts';
import { i18n } from '../../../i18n.ts';
import { useCore } from '../store/coreStore.ts';
import type { OpenCore } from '../store/coreStore.ts';
import { fetchCore } from './openCore.ts';

/** The folder of a core whose stored description stands against a save. */
export const useConflict = create<{ folder: string | undefined }>(() => ({ folder: undefined }));

/** The hash of the stored description that an edit began from; a core of another name is a new one. */
export function hashOf({ options, stored }: OpenCore): string {
  return stored?.name === options.name ? stored.hash : '';
}

/** The folder of the open core; one of another name than what is stored goes to a folder of its own. */
export function folderOf({ options, stored }: OpenCore): string {
  return stored?.name === options.name ? stored.folder : `cores/${options.name}`;
}

let saving = false;

/** Stores the description; `hash` is that of the stored one that it replaces. True when stored. */
export async function saveCore(deptId: number, hash?: string): Promise<boolean> {
  const { open } = useCore.getState();
  if (open === undefined || saving) return false;
  saving = true;
  const { options } = open;
  const socVerilogPath = `${folderOf(open)}/${options.name}.core.json`;
  try {
    const body = { deptId, verilogFile: writeCore(options), socVerilogPath, hash: hash ?? hashOf(open) };
    await callApi(writeFileByPath, { body });
    await markStored(deptId, open);
    announceSuccess(i18n.t('core:file.saved', { name: options.name }));
    return true;
  } catch (error) {
    if (storedFile(error) !== undefined) useConflict.setState({ folder: folderOf(open) });
    else announceError(error);
    return false;
  } finally {
    saving = false;
  }
}

/** What was stored is what the next edits are compared with. */
export async function markStored(deptId: number, saved: OpenCore): Promise<void> {
  const { options } = saved;
  const stored = await fetchCore(deptId, folderOf(saved));
  const { open } = useCore.getState();
  if (open?.options.name === options.name) useCore.setState({ open: { ...open, stored, saved: options } });
  void queryClient.invalidateQueries({ queryKey: callKey(listCores) });
}
