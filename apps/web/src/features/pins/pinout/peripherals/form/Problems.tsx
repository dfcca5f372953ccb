import type { Diagnostic } from '@netloom/model';
import { SaidText } from '../../../../../diagnostics/SaidText.tsx';
import { SeverityIcon } from '../../../../../diagnostics/SeverityIcon.tsx';

/** Problems at a field or of a whole peripheral. */
export function Problems({ problems }: { problems: readonly Diagnostic[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className="nl-pins-problems">
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.message}`} data-severity={problem.severity}>
          <SeverityIcon severity={problem.severity} />
          <SaidText said={problem} />
        </li>
      ))}
    </ul>
  );
}
