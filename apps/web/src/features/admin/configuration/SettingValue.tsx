import type { ConfigRow } from '@netloom/contract';
import { useTranslation } from 'react-i18next';

/** A value as people read it. */
export function SettingValue({ kind, value }: { kind: ConfigRow['kind']; value: string }) {
  const { t, i18n } = useTranslation('configuration');
  if (kind === 'boolean') return value === 'true' ? t('yes') : t('no');
  if (kind === 'number') return Number(value).toLocaleString(i18n.language);
  return <span title={value}>{value}</span>;
}
