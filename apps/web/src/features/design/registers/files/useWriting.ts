import { findFilePath, getVerilogInfoByPath, writeFileByPath } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../../announce.ts';
import { callApi, callKey, queryClient } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { closeDialog } from '../store/uiStore.ts';
import type { useOutputTexts } from './useOutputTexts.ts';

/** Writes texts into the member's tree; those that are stored as they are stay untouched. */
export function useWriting({ texts, paths, stored }: ReturnType<typeof useOutputTexts>) {
  const { t } = useTranslation('registers');
  const deptId = useDeptId();
  const [writing, setWriting] = useState(false);

  async function write() {
    if (!texts || !stored) return;
    setWriting(true);
    try {
      for (const [index, { text }] of texts.entries()) {
        const before = stored[index];
        if (before?.verilogFile === text) continue;
        const body = { deptId, verilogFile: text, socVerilogPath: paths[index]!, hash: before?.hash ?? '' };
        await callApi(writeFileByPath, { body });
      }
      void queryClient.invalidateQueries({ queryKey: callKey(findFilePath) });
      void queryClient.invalidateQueries({ queryKey: callKey(getVerilogInfoByPath) });
      announceSuccess(t('write.done', { count: paths.length }));
      closeDialog();
    } catch (error) {
      announceError(error);
    } finally {
      setWriting(false);
    }
  }

  return { writing, write };
}
