import { applyEdits, helpOf } from '@netloom/soc';
import { useTranslation } from 'react-i18next';
import { ProblemList } from '../../../../diagnostics/ProblemList.tsx';
import { takeEdit } from '../commands/refusal.ts';
import { useSoc } from '../store/socStore.ts';
import { BelowProblems } from './BelowProblems.tsx';
import { FixMany } from './FixMany.tsx';
import { useProblems } from './problemStore.ts';
import { showPlace } from './showPlace.ts';

/** Everything that `check` finds, here and in the levels below. */
export function ProblemsTab() {
  const { t } = useTranslation('soc');
  const { problems, below } = useProblems();
  return (
    <>
      <FixMany problems={problems} />
      <ProblemList
        problems={problems}
        none={below.length > 0 ? t('problems.noneHere') : t('problems.none')}
        onShow={showPlace}
        helpOf={helpOf}
        onFix={({ edits }) => takeEdit(applyEdits(useSoc.getState().document, edits))}
      />
      <BelowProblems />
    </>
  );
}
