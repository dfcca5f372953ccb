import type { Diagnostic } from '@netloom/model';
import { applyEdits, helpOf, pathOf } from '@netloom/soc';
import { useTranslation } from 'react-i18next';
import { ProblemList } from '../../../diagnostics/ProblemList.tsx';
import { takeEdit, useProblems, useSoc } from '../soc/index.ts';
import { select } from './store/clockStore.ts';

export function clockProblems(problems: readonly Diagnostic[]): Diagnostic[] {
  return problems.filter(({ code }) => /^SOC-(CLOCK|RESET|PLL)/.test(code));
}

/** What is wrong with the clocks and resets. */
export function ClockProblems() {
  const { t } = useTranslation('clocks');
  const problems = useProblems((state) => state.problems);
  return (
    <div className="nl-clocks-scroll">
      <ProblemList
        problems={clockProblems(problems)}
        none={t('problems.none')}
        helpOf={helpOf}
        onShow={({ pointer, endpoint }) => select(pathOf(pointer)[1] ?? endpoint)}
        onFix={({ edits }) => takeEdit(applyEdits(useSoc.getState().document, edits))}
      />
    </div>
  );
}
