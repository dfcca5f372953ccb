import { useTranslation } from 'react-i18next';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds as days, hours and minutes. */
export function useUptime(): (seconds: number) => string {
  const { t } = useTranslation('server');
  return (seconds) => {
    const days = Math.floor(seconds / DAY);
    const hours = Math.floor((seconds % DAY) / HOUR);
    const minutes = Math.floor((seconds % HOUR) / MINUTE);
    return [
      ...(days > 0 ? [t('days', { count: days })] : []),
      ...(days > 0 || hours > 0 ? [t('hours', { count: hours })] : []),
      t('minutes', { count: minutes }),
    ].join(' ');
  };
}
