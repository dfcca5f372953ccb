import type { Diagnostic } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { SeverityIcon } from '../../../diagnostics/SeverityIcon.tsx';

/** What is wrong with the text or with what is to be made of it, in a list. */
export function Problems({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  const { t } = useTranslation('waveDrawing');
  if (diagnostics.length === 0) return null;
  return (
    <ul className="nl-wd-problems" aria-label={t('problems')} aria-live="polite">
      {diagnostics.map(({ severity, message, place }, index) => (
        <li key={index}>
          <SeverityIcon severity={severity} />
          {place?.kind === 'source' ? <code>{`${place.line}:${place.column ?? 1}`}</code> : null}
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}
