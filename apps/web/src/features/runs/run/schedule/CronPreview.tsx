import { useTranslation } from 'react-i18next';
import { describeCron } from './describeCron.ts';
import { nextTimes } from './nextTimes.ts';

const SHOWN = 3;

function timesOrError(cron: string, timeZone: string): Date[] | string {
  try {
    return nextTimes(cron, timeZone, SHOWN);
  } catch (error) {
    return (error as Error).message.replace(/^CronPattern: /, '');
  }
}

/** What a crontab line means, and the next times that it names, on the clock of its zone. */
export function CronPreview({ cron, timeZone }: { cron: string; timeZone: string }) {
  const { t, i18n } = useTranslation('schedule');
  const times = timesOrError(cron, timeZone);
  if (typeof times === 'string') {
    return (
      <p className="nl-cron" data-bad role="alert">
        {t('cron.bad')} {times}
      </p>
    );
  }
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeStyle: 'short', timeZone });
  return (
    <div className="nl-cron" aria-live="polite">
      <strong>{describeCron(cron, t, i18n.language) ?? cron}</strong>
      {times.length === 0 ? <p>{t('cron.never')}</p> : null}
      <ol aria-label={t('next')}>
        {times.map((time) => (
          <li key={time.getTime()}>{format.format(time)}</li>
        ))}
      </ol>
    </div>
  );
}
