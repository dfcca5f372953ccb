import { applyEdits, CODES } from '@netloom/soc';
import type { Code } from '@netloom/soc';
import { useTranslation } from 'react-i18next';
import { ProblemList } from '../../../../diagnostics/ProblemList.tsx';
import { takeEdit } from '../commands/refusal.ts';
import { useSoc } from '../store/socStore.ts';
import { useProblems } from './problemStore.ts';
import { showPlace } from './showPlace.ts';

/** Everything that `check` finds. */
export function ProblemsTab() {
  const { t } = useTranslation('soc');
  const problems = useProblems((state) => state.problems);
  return (
    <ProblemList
      problems={problems}
      none={t('problems.none')}
      onShow={showPlace}
      helpOf={(code) => (code in CODES ? CODES[code as Code].help : undefined)}
      onFix={({ edits }) => takeEdit(applyEdits(useSoc.getState().document, edits))}
    />
  );
}
