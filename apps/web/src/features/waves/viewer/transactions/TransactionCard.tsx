import type { Transaction, WaveInfo } from '@netloom/waves';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { formatTime } from '../format/time.ts';
import './transactions.css';

const mostBeats = 16;

interface Props {
  transaction: Transaction;
  info: WaveInfo;
}

/** All that is known of one transaction. */
export function TransactionCard({ transaction, info }: Props) {
  const { t } = useTranslation('waves');
  const say = useSaid();
  const { begin, end, kind, address, data, id, response, latency, stalls, bytes, errors, complete } =
    transaction;
  const time = (ticks: number) => formatTime(ticks + info.timeZero, info.timescale);
  const duration = (ticks: number | null) => (ticks === null ? '' : formatTime(ticks, info.timescale));
  const waits = Object.entries(stalls).map(([channel, clocks]) => `${channel} ${clocks}`);
  const lines: [name: string, text: string][] = [
    ['begin', time(begin)],
    ['end', complete ? time(end) : t('transactions.underWay')],
    ['id', id],
    ['address', address],
    ['data', data.slice(0, mostBeats).join(' ') + (data.length > mostBeats ? ` … (${data.length})` : '')],
    ['response', response],
    ['dataLatency', duration(latency.data)],
    ['responseLatency', duration(latency.response)],
    ['stalls', waits.join(', ')],
    ['bytes', bytes > 0 ? String(bytes) : ''],
  ];
  return (
    <>
      <h4>{t(`transactions.kind.${kind}`)}</h4>
      <dl>
        {lines.map(([name, text]) =>
          text === '' ? null : (
            <div key={name}>
              <dt>{t(`transactions.column.${name}`)}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
      {errors.map(({ time: at, text, wording }) => (
        <p key={`${at} ${text}`} className="nl-wave-transactions-error">
          ▲ {time(at)}: {say({ message: text, wording })}
        </p>
      ))}
    </>
  );
}
