import { CAUSES } from '@netloom/core/pipeline';
import { useTranslation } from 'react-i18next';
import type { Trace } from './traceOf.ts';

/** How many went on, and where the other cycles went, to scale. */
export function SummaryLine({ trace }: { trace: Trace }) {
  const { t, i18n } = useTranslation('pipeline');
  const { cycles, lost, retired, trapped, flushed } = trace.summary;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const share = (value: number) => (cycles === 0 ? 0 : (100 * value) / cycles);
  const went = cycles - CAUSES.reduce((sum, cause) => sum + lost[cause], 0);
  const causes = CAUSES.filter((cause) => lost[cause] > 0);
  return (
    <div className="nl-pipe-summary">
      <span>
        {t('summary', { cycles: number(cycles), retired: number(retired), flushed: number(flushed) })}
        {trapped > 0 ? ` ${t('trapped', { trapped: number(trapped) })}` : ''}
      </span>
      <div className="nl-pipe-shares" role="img" aria-label={t('shares')}>
        <i style={{ width: `${share(went)}%` }} title={`${t('goesOn')}: ${number(went)}`} />
        {causes.map((cause) => (
          <i
            key={cause}
            data-cause={cause}
            style={{ width: `${share(lost[cause])}%` }}
            title={`${t(`cause.${cause}`)}: ${number(lost[cause])}`}
          />
        ))}
      </div>
      <ul>
        {causes.map((cause) => (
          <li key={cause} data-cause={cause}>
            {t(`cause.${cause}`)} {share(lost[cause]).toFixed(1)} %
          </li>
        ))}
      </ul>
    </div>
  );
}
