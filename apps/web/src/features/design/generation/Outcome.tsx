import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Generation } from './generationStore.ts';

/** Says in one line what generation did. */
export function Outcome({ result, waiting }: { result: Generation; waiting: boolean }) {
  const { t } = useTranslation('generation');
  if (waiting) return <Alert type="warning" showIcon title={t('outcome.waiting')} />;
  if (!result.written) return <Alert type="error" showIcon title={t('outcome.refused')} />;
  const changed = result.files.filter(({ status }) => status === 'created' || status === 'changed').length;
  const title = changed === 0 ? t('outcome.same') : t('outcome.written', { count: changed });
  return <Alert type="success" showIcon title={title} />;
}
