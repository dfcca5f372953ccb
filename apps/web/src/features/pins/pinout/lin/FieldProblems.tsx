import type { Diagnostic } from '@netloom/model';
import { Tooltip } from 'antd';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { SeverityIcon } from '../../../../diagnostics/SeverityIcon.tsx';

/** A sign at a field that something is wrong with it, and what. */
export function FieldProblems({ problems }: { problems: readonly Diagnostic[] | undefined }) {
  const say = useSaid();
  if (problems === undefined) return null;
  const worst = problems.some(({ severity }) => severity === 'error') ? 'error' : problems[0]!.severity;
  const text = problems.map(say).join('\n');
  return (
    <Tooltip title={<span className="nl-pins-lin-problem">{text}</span>}>
      <span className="nl-pins-lin-sign" tabIndex={0} role="note" aria-label={text}>
        <SeverityIcon severity={worst} />
      </span>
    </Tooltip>
  );
}
