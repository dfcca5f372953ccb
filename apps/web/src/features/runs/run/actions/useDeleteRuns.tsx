import { deleteRuns } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { callApi } from '../../../../api/index.ts';
import { formatBytes } from '../formatBytes.ts';
import { refreshRuns } from '../refreshRuns.ts';

/** Asks before it deletes: says what goes and what stays. `onDeleted` is called once they are gone. */
export function useDeleteRuns(): (rows: readonly RunRow[], onDeleted?: () => void) => void {
  const { t } = useTranslation('runs');
  const { modal } = App.useApp();
  return (rows, onDeleted) => {
    const ended = rows.filter(({ state }) => state === 'finished');
    const going = rows.length - ended.length;
    const pinned = ended.filter((row) => row.pinned).length;
    const size = formatBytes(ended.reduce((sum, { bytes }) => sum + bytes, 0));
    const [only] = ended;
    modal.confirm({
      title:
        ended.length === 1
          ? t('delete.one', { title: only?.title })
          : t('delete.many', { count: ended.length }),
      content: (
        <>
          {ended.length > 0 ? <p>{t('delete.what', { size })}</p> : null}
          {pinned > 0 ? <p>{t('delete.pinned', { count: pinned })}</p> : null}
          {going > 0 ? <p>{t('delete.going', { count: going })}</p> : null}
        </>
      ),
      autoFocusButton: 'cancel',
      okText: t('action.delete'),
      okButtonProps: { danger: true, disabled: ended.length === 0 },
      onOk: async () => {
        try {
          await callApi(deleteRuns, { body: { runIds: ended.map(({ runId }) => runId) } });
          onDeleted?.();
        } catch (error) {
          announceError(error);
        }
        void refreshRuns();
      },
    });
  };
}
