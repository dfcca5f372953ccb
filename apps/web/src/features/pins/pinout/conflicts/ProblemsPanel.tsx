import { useTranslation } from 'react-i18next';
import { ProblemList } from '../../../../diagnostics/ProblemList.tsx';
import { edit } from '../files/boards.ts';
import { useAnalysis } from '../store/derived.ts';
import { usePins } from '../store/pinsStore.ts';
import { withFix } from './applyFix.ts';
import { disputeOf } from './disputes.ts';
import { focusField } from './focusField.ts';
import { Rivals } from './Rivals.tsx';
import './conflicts.css';

/** What stands against generating code; each problem leads to its field, a conflict shows both sides. */
export function ProblemsPanel() {
  const { t } = useTranslation('pinConflicts');
  const { configuration, chip } = usePins(({ open }) => open)!;
  const { diagnostics } = useAnalysis();
  return (
    <ProblemList
      problems={diagnostics}
      none={t('problems.none')}
      onShow={({ pointer }) => focusField(pointer)}
      onFix={(fix) => edit((current) => withFix(current, fix))}
      explain={{
        label: t('problems.sides'),
        of(problem) {
          const sides = disputeOf(problem, configuration, chip);
          return sides.length === 0 ? null : <Rivals rivals={sides} configuration={configuration} />;
        },
      }}
    />
  );
}
