import { getVerilogInfoByPath, writeFileByPath } from '@netloom/contract';
import type { VerilogFile } from '@netloom/contract';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../announce.ts';
import { callApi, callKey, queryClient, storedFile } from '../../../api/index.ts';
import { useBuffers } from './bufferStore.ts';

export interface Save {
  /** The stored file that a save ran into; to be decided before the next one. */
  conflict: VerilogFile | null;
  /** Saves `text`; `over` is the stored file that it replaces, by default the one that the edit began from. */
  save: (text: string, over?: VerilogFile) => Promise<void>;
  forgetConflict: () => void;
}

export function useSave(deptId: number, path: string): Save {
  const { t } = useTranslation('editor');
  const [conflict, setConflict] = useState<VerilogFile | null>(null);
  const save = useCallback(
    async (text: string, over?: VerilogFile) => {
      const base = over ?? useBuffers.getState().buffers[path]?.base;
      if (base === undefined) return;
      try {
        const body = { deptId, verilogFile: text, socVerilogPath: path, hash: base.hash };
        const file = await callApi(writeFileByPath, { body });
        useBuffers.getState().put(path, { base: file, dirty: false });
        queryClient.setQueryData(
          callKey(getVerilogInfoByPath, { body: { deptId, socVerilogPath: path } }),
          file,
        );
        setConflict(null);
        announceSuccess(t('saved', { name: file.verilogName }));
      } catch (error) {
        const stored = storedFile(error);
        if (stored === undefined) announceError(error);
        else setConflict(stored);
      }
    },
    [deptId, path, t],
  );
  return { conflict, save, forgetConflict: () => setConflict(null) };
}
