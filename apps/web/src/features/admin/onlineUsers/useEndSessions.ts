import { forceLogOut, onlineList } from '@netloom/contract';
import type { OnlineUser } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../announce.ts';
import { callApi, callKey, queryClient } from '../../../api/index.ts';
import { useConfirm } from '../../../parts/form/useConfirm.ts';

const refresh = () => queryClient.invalidateQueries({ queryKey: callKey(onlineList) });

/** Signs sessions out after asking. The caller's own is the last, so that the others are ended before. */
export function useEndSessions(): (rows: readonly OnlineUser[], done?: () => void) => void {
  const { t } = useTranslation('onlineUsers');
  const confirm = useConfirm();

  async function end(rows: readonly OnlineUser[], done?: () => void) {
    const ownLast = [...rows].sort((a, b) => Number(a.current) - Number(b.current));
    try {
      for (const { sessionId } of ownLast) await callApi(forceLogOut, { params: { id: sessionId } });
      announceSuccess(t('ended', { count: rows.length }));
      done?.();
    } catch (error) {
      announceError(error);
    }
    await refresh();
  }
  return (rows, done) => {
    const names = [...new Set(rows.map(({ userName }) => userName))].join(', ');
    const own = rows.some(({ current }) => current);
    confirm({
      title: t('endTitle', { count: rows.length, names }),
      content: own ? `${t('endText')} ${t('endOwn')}` : t('endText'),
      okText: t('end'),
      onOk: () => end(rows, done),
    });
  };
}
