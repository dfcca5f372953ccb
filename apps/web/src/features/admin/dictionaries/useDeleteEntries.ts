import { deleteDictDataByIds } from '@netloom/contract';
import type { DictData } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { useConfirm } from '../../../parts/form/useConfirm.ts';
import { refreshEntries } from './refreshEntries.ts';

/** Deletes entries after naming them. */
export function useDeleteEntries(): (entries: readonly DictData[], done?: () => void) => void {
  const { t } = useTranslation('dictionaries');
  const confirm = useConfirm();
  const remove = useCallMutation(deleteDictDataByIds, { onSuccess: refreshEntries });
  return (entries, done) =>
    confirm({
      title: t('deleteEntriesTitle', { count: entries.length }),
      content: entries.map(({ dictLabel, dictValue }) => `${dictLabel} (${dictValue})`).join(', '),
      okText: t('delete'),
      onOk: async () => {
        const ids = entries.map(({ dictCode }) => dictCode).join(',');
        await remove.mutateAsync({ params: { ids } });
        announceSuccess(t('entriesDeleted', { count: entries.length }));
        done?.();
      },
    });
}
