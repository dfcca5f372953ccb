import type { Diagnostic } from '@netloom/model';
import { SaidText } from '../../../../diagnostics/SaidText.tsx';
import { SeverityIcon } from '../../../../diagnostics/SeverityIcon.tsx';

/** More than these nobody reads. */
const MOST = 400;

/** What a reader or a writer has to say, with the place in the file or description. */
export function MessageList({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  return (
    <ul className="nl-reg-messages">
      {diagnostics.slice(0, MOST).map(({ severity, place, ...said }, index) => (
        <li key={index}>
          <SeverityIcon severity={severity} />
          <code>
            {place?.kind === 'source'
              ? [place.file, place.line, place.column].filter((part) => part !== undefined).join(':')
              : place?.pointer}
          </code>
          <SaidText said={said} />
        </li>
      ))}
      {diagnostics.length > MOST ? <li>… +{diagnostics.length - MOST}</li> : null}
    </ul>
  );
}
