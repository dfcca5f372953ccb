import type { WaveInfo } from '@netloom/waves';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { formatTime } from '../format/time.ts';
import './faultList.css';

/** Faults of a dump by kind, with byte and time of the first of each. */
export function FaultList({ info: { faults, timescale, timeZero } }: { info: WaveInfo }) {
  const { t } = useTranslation('waves');
  const say = useSaid();
  return (
    <dl className="nl-wave-faults-list">
      {faults.map(({ kind, count, places }) => (
        <div key={kind}>
          <dt>{t(`faults.${kind}`, { count })}</dt>
          {places.map(({ offset, time, reason, wording }, i) => (
            <dd key={i}>
              <span>
                {offset !== null && t('faults.byte', { offset: offset.toLocaleString() })}
                {offset !== null && time !== null && ' · '}
                {time !== null && formatTime(time + timeZero, timescale)}
              </span>
              <code>{say({ message: reason, wording })}</code>
            </dd>
          ))}
          {count > places.length && <dd>{t('faults.more', { count: count - places.length })}</dd>}
        </div>
      ))}
    </dl>
  );
}
