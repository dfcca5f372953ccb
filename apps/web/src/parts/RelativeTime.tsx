import { useTranslation } from 'react-i18next';
import { ageOf, timestamp, toDate } from './time.ts';
import type { Moment } from './time.ts';
import { useNow } from './useNow.ts';

/** How long ago; the exact time stands in its title. */
export function RelativeTime({ value }: { value: Moment }) {
  const { t } = useTranslation();
  const age = ageOf(value, useNow());
  const exact = timestamp(value);
  const words = {
    now: () => t('time.now'),
    minutes: (count: number) => t('time.minutes', { count }),
    hours: (count: number) => t('time.hours', { count }),
    day: () => t('time.day'),
    date: () => exact,
  };
  return (
    <time dateTime={toDate(value).toISOString()} title={exact}>
      {words[age.unit]('count' in age ? age.count : 0)}
    </time>
  );
}
