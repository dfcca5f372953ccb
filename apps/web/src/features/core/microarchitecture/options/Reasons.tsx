import type { Diagnostic } from '@netloom/model';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { SaidText } from '../../../../diagnostics/SaidText.tsx';

interface ReasonsProps {
  problems: readonly Diagnostic[];
  /** Leaves the option out, which mends it. */
  onLeaveOut?: () => void;
}

/** Why an option cannot be as it is. */
export function Reasons({ problems, onLeaveOut }: ReasonsProps) {
  const { t } = useTranslation('core');
  if (problems.length === 0) return null;
  return (
    <div className="nl-core-reasons" role="alert">
      {problems.map((problem) => (
        <SaidText key={`${problem.code} ${problem.message}`} said={problem} />
      ))}
      {onLeaveOut === undefined ? null : (
        <Button size="small" type="link" onClick={onLeaveOut}>
          {t('reason.leaveOut')}
        </Button>
      )}
    </div>
  );
}
