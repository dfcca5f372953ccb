import type { WaveInfo } from '@netloom/waves';
import { Alert, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../format/time.ts';
import type { TransactionPages } from './TransactionPages.ts';
import '../transactions.css';

/** How far a decoder has come, where it ended early, and why it failed. */
export function Reading({ pages, info }: { pages: TransactionPages; info: WaveInfo }) {
  const { t } = useTranslation('waves');
  const { reply, error, progress } = pages;
  const until = reply && formatTime(reply.until + info.timeZero, info.timescale);
  return (
    <>
      {error !== undefined && <Alert type="error" showIcon title={error} />}
      {reply && progress < 1 && <Progress percent={Math.floor(progress * 100)} size="small" />}
      {reply?.limited && <Alert type="warning" showIcon title={t('transactions.limited', { until })} />}
    </>
  );
}

/** Why a table is empty, once all is decoded. */
export function Nothing({ pages: { reply, total, progress } }: { pages: TransactionPages }) {
  const { t } = useTranslation('waves');
  if (!reply || total > 0 || progress < 1) return null;
  return (
    <p className="nl-wave-transactions-nothing">
      {t(reply.count > 0 ? 'transactions.noMatch' : 'transactions.none')}
    </p>
  );
}
