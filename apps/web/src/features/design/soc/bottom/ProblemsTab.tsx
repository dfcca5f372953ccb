import { applyEdits, helpOf } from '@netloom/soc';
import { useTranslation } from 'react-i18next';
import { ProblemList } from '../../../../diagnostics/ProblemList.tsx';
import { takeEdit } from '../commands/refusal.ts';
import { useSoc } from '../store/socStore.ts';
import { FixMany } from './FixMany.tsx';
import { useProblems } from './problemStore.ts';
import { showPlace } from './showPlace.ts';

/** Everything that `check` finds. */
export function ProblemsTab() {
  const { t } = useTranslation('soc');
  const problems = useProblems((state) => state.problems);
  return (
    <>
      <FixMany problems={problems} />
      <ProblemList
        problems={problems}
        none={t('problems.none')}
        onShow={showPlace}
        helpOf={helpOf}
        onFix={({ edits }) => takeEdit(applyEdits(useSoc.getState().document, edits))}
      />
    </>
  );
}
