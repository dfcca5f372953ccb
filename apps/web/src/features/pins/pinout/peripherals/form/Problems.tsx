import type { Diagnostic } from '@netloom/model';
import { SeverityIcon } from '../../../../../diagnostics/SeverityIcon.tsx';

/** Problems at a field or of a whole peripheral. */
export function Problems({ problems }: { problems: readonly Diagnostic[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className="nl-pins-problems">
      {problems.map(({ code, severity, message }) => (
        <li key={`${code} ${message}`} data-severity={severity}>
          <SeverityIcon severity={severity} />
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}
