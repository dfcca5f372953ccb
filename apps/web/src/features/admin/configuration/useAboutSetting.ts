import type { ConfigRow } from '@netloom/contract';
import { useTranslation } from 'react-i18next';

/** What a setting means: the product's own words for its settings, the administrator's for the others. */
export function useAboutSetting(): (row: ConfigRow) => string {
  const { t } = useTranslation('configuration');
  return ({ builtIn, configKey, remark }) =>
    builtIn ? t(`about.${configKey.replaceAll('.', '-')}`) : remark;
}
