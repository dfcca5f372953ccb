import { Badge } from 'antd';
import { useTranslation } from 'react-i18next';
import { useProblems } from './problemStore.ts';

/** The tab's name with how many problems there are, in the colour of the worst. */
export function ProblemsLabel() {
  const { t } = useTranslation('soc');
  const problems = useProblems((state) => state.problems);
  const worst = problems.some((problem) => problem.severity === 'error')
    ? 'var(--nl-error)'
    : 'var(--nl-warning)';
  return (
    <>
      {t('problems.title')} <Badge count={problems.length} color={worst} size="small" overflowCount={999} />
    </>
  );
}
