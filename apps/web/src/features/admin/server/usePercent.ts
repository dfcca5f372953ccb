import { useTranslation } from 'react-i18next';

/** A share from 0 to 1 as whole percent. */
export function usePercent(): (share: number) => string {
  const { i18n } = useTranslation('server');
  return (share) =>
    share.toLocaleString(i18n.language, { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 });
}
