import { RegressName } from '@netloom/model/regression';
import { useTranslation } from 'react-i18next';

/** Why a name cannot be given to what is called `own` among `entries`. */
export function useNameRefusal(): (
  entries: Readonly<Record<string, unknown>>,
  own: string,
) => (text: string) => string | null {
  const { t } = useTranslation('regressionPlan');
  return (entries, own) => (text) => {
    if (!RegressName.safeParse(text).success) return t('name.rule');
    return text !== own && Object.hasOwn(entries, text) ? t('name.taken') : null;
  };
}
