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
    const parts = rows.filter(({ parentRunId }) => parentRunId !== null);
    const whole = rows.filter(({ parentRunId }) => parentRunId === null);
    const ended = whole.filter(({ state }) => state === 'finished');
    const going = whole.length - ended.length;
    const all = ended.flatMap((row) => [row, ...row.children]);
    const size = formatBytes(all.reduce((sum, { bytes }) => sum + bytes, 0));
    const pinned = all.filter((row) => row.pinned).length;
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
          {parts.length > 0 ? <p>{t('delete.parts', { count: parts.length })}</p> : null}
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
