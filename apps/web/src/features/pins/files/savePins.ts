import { listPins, writeFileByPath } from '@netloom/contract';
import type { PinsRow, VerilogFile } from '@netloom/contract';
import { writeConfiguration } from '@netloom/pins';
import { create } from 'zustand';
import { announceError, announceSuccess } from '../../../announce.ts';
import { callApi, callKey, queryClient, storedFile } from '../../../api/index.ts';
import { i18n } from '../../../i18n.ts';
import { usePins } from '../store/pinsStore.ts';
import type { OpenPins } from '../store/pinsStore.ts';
import { rowOf, seeGenerated } from './openPins.ts';

/** The stored configuration that a save ran into; to be decided before the next one. */
export const useConflict = create<{ stored: VerilogFile | undefined }>(() => ({ stored: undefined }));

/** The hash of the stored text that an edit began from. */
export function hashOf({ stored }: OpenPins): string {
  return stored?.hash ?? '';
}

export function folderOf({ configuration, stored }: OpenPins): string {
  return stored?.folder ?? `pins/${configuration.name}`;
}

let saving = false;

/** Stores the configuration; `over` is the stored one that it replaces, by default what the edit began from. True when stored. */
export async function savePins(deptId: number, over?: VerilogFile): Promise<boolean> {
  const { open } = usePins.getState();
  if (open === undefined || saving) return false;
  saving = true;
  const { configuration } = open;
  const socVerilogPath = `${folderOf(open)}/${configuration.name}.pins.json`;
  try {
    const hash = over?.hash ?? hashOf(open);
    const body = { deptId, verilogFile: writeConfiguration(configuration), socVerilogPath, hash };
    const stored = rowOf(await callApi(writeFileByPath, { body }));
    markStored(open, stored);
    void seeGenerated(deptId, stored);
    announceSuccess(i18n.t('pins:file.saved', { name: configuration.name }));
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
export function markStored(saved: OpenPins, stored: PinsRow): void {
  const { open } = usePins.getState();
  if (open?.configuration.name === saved.configuration.name)
    usePins.setState({ open: { ...open, stored, saved: saved.configuration } });
  void queryClient.invalidateQueries({ queryKey: callKey(listPins) });
}
