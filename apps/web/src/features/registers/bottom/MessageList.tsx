import { CloseCircleFilled, ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import type { Diagnostic, Severity } from '@netloom/model';
import { useTranslation } from 'react-i18next';

const ICONS = {
  error: <CloseCircleFilled style={{ color: 'var(--nl-error)' }} />,
  warning: <ExclamationCircleFilled style={{ color: 'var(--nl-warning)' }} />,
  info: <InfoCircleFilled style={{ color: 'var(--nl-info)' }} />,
};

export function SeverityIcon({ severity }: { severity: Severity }) {
  const { t } = useTranslation();
  const name = t(`severity.${severity}`);
  return (
    <span title={name} aria-label={name}>
      {ICONS[severity]}
    </span>
  );
}

/** More than these nobody reads. */
const MOST = 400;

/** What a reader or a writer has to say, with the place in the file or description. */
export function MessageList({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  return (
    <ul className="nl-reg-messages">
      {diagnostics.slice(0, MOST).map(({ severity, message, place }, index) => (
        <li key={index}>
          <SeverityIcon severity={severity} />
          <code>
            {place?.kind === 'source'
              ? [place.file, place.line, place.column].filter((part) => part !== undefined).join(':')
              : place?.pointer}
          </code>
          <span>{message}</span>
        </li>
      ))}
      {diagnostics.length > MOST ? <li>… +{diagnostics.length - MOST}</li> : null}
    </ul>
  );
}
