import { listPins, writeFileByPath } from '@netloom/contract';
import { writeConfiguration } from '@netloom/pins';
import { create } from 'zustand';
import { announceError, announceSuccess } from '../../../announce.ts';
import { callApi, callKey, queryClient, storedFile } from '../../../api/index.ts';
import { i18n } from '../../../i18n.ts';
import { usePins } from '../store/pinsStore.ts';
import type { OpenPins } from '../store/pinsStore.ts';
import { fetchPins } from './openPins.ts';

/** The folder of a configuration whose stored text stands against a save. */
export const useConflict = create<{ folder: string | undefined }>(() => ({ folder: undefined }));

/** The hash of the stored text that an edit began from. */
export function hashOf({ stored }: OpenPins): string {
  return stored?.hash ?? '';
}

export function folderOf({ configuration, stored }: OpenPins): string {
  return stored?.folder ?? `pins/${configuration.name}`;
}

let saving = false;

/** Stores the configuration; `hash` is that of the stored text that it replaces. True when stored. */
export async function savePins(deptId: number, hash?: string): Promise<boolean> {
  const { open } = usePins.getState();
  if (open === undefined || saving) return false;
  saving = true;
  const { configuration } = open;
  const socVerilogPath = `${folderOf(open)}/${configuration.name}.pins.json`;
  try {
    const verilogFile = writeConfiguration(configuration);
    await callApi(writeFileByPath, {
      body: { deptId, verilogFile, socVerilogPath, hash: hash ?? hashOf(open) },
    });
    await markStored(deptId, open);
    announceSuccess(i18n.t('pins:file.saved', { name: configuration.name }));
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
export async function markStored(deptId: number, saved: OpenPins): Promise<void> {
  const stored = await fetchPins(deptId, folderOf(saved));
  const { open } = usePins.getState();
  if (open?.configuration.name === saved.configuration.name)
    usePins.setState({ open: { ...open, stored, saved: saved.configuration } });
  void queryClient.invalidateQueries({ queryKey: callKey(listPins) });
}
