import { getVerilogInfoByPath, writeFileByPath } from '@netloom/contract';
import type { VerilogFile } from '@netloom/contract';
import { announceError, announceSuccess } from '../../../announce.ts';
import { callApi, callKey, queryClient, storedFile } from '../../../api/index.ts';
import { i18n } from '../../../i18n.ts';
import { useBuffers } from './bufferStore.ts';
import { modelOf } from './models.ts';

interface Save {
  deptId: number;
  path: string;
  text: string;
  /** The stored file that it replaces, by default the one that the edit began from. */
  over?: VerilogFile;
}

/** Saves on their way by path: a file has one at a time, and the next begins from what that one stored. */
const underway = new Map<string, Promise<void>>();

/** Stores a text; asks where another one is stored than its edit began from. What is typed meanwhile stays unsaved. */
export async function saveText(save: Save): Promise<void> {
  const before = underway.get(save.path);
  const work = before === undefined ? write(save) : before.then(() => write(save));
  underway.set(save.path, work);
  await work;
  if (underway.get(save.path) === work) underway.delete(save.path);
}

async function write({ deptId, path, text, over }: Save): Promise<void> {
  const base = over ?? useBuffers.getState().buffers[path]?.base;
  if (base === undefined) return;
  try {
    const body = { deptId, verilogFile: text, socVerilogPath: path, hash: base.hash };
    const file = await callApi(writeFileByPath, { body });
    const now = modelOf(path)?.getValue();
    if (now !== undefined) useBuffers.getState().put(path, { base: file, dirty: now !== text });
    setStored(deptId, file);
    useBuffers.getState().ask(undefined);
    announceSuccess(i18n.t('editor:saved', { name: file.verilogName }));
  } catch (error) {
    const stored = storedFile(error);
    if (stored === undefined) announceError(error);
    else useBuffers.getState().ask(stored);
  }
}

/** What the project is known to have at a file's path. */
export function setStored(deptId: number, file: VerilogFile): void {
  const queryKey = callKey(getVerilogInfoByPath, { body: { deptId, socVerilogPath: file.socVerilogPath } });
  // What was asked before may know an older text.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, file);
}
