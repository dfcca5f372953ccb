import type { Diagnostic } from '@netloom/model';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** Contradictions whose texts are here; the others speak of numbers and come as the check words them. */
const WORDED = new Set(['core-needs-zicsr', 'core-needs-five-stages', 'core-prediction-needs-adder']);

interface ReasonsProps {
  problems: readonly Diagnostic[];
  /** Name of the option. */
  option: string;
  /** Leaves the option out, which mends it. */
  onLeaveOut?: () => void;
}

/** Why an option cannot be as it is. */
export function Reasons({ problems, option, onLeaveOut }: ReasonsProps) {
  const { t } = useTranslation('core');
  if (problems.length === 0) return null;
  return (
    <div className="nl-core-reasons" role="alert">
      {problems.map((problem) => (
        <Reason key={`${problem.code} ${problem.message}`} problem={problem} option={option} />
      ))}
      {onLeaveOut === undefined ? null : (
        <Button size="small" type="link" onClick={onLeaveOut}>
          {t('reason.leaveOut')}
        </Button>
      )}
    </div>
  );
}

/** The reason in one sentence. */
export function Reason({ problem, option }: { problem: Diagnostic; option: string }) {
  const { t } = useTranslation('core');
  return <span>{WORDED.has(problem.code) ? t(`reason.${problem.code}`, { option }) : problem.message}</span>;
}
