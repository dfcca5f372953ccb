import type { Diagnostic } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { SaidText } from '../../../diagnostics/SaidText.tsx';
import { SeverityIcon } from '../../../diagnostics/SeverityIcon.tsx';

/** What is wrong with the text or with what is to be made of it, in a list. */
export function Problems({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  const { t } = useTranslation('waveDrawing');
  if (diagnostics.length === 0) return null;
  return (
    <ul className="nl-wd-problems" aria-label={t('problems')} aria-live="polite">
      {diagnostics.map((each, index) => (
        <li key={index}>
          <SeverityIcon severity={each.severity} />
          {each.place?.kind === 'source' ? (
            <code>{`${each.place.line}:${each.place.column ?? 1}`}</code>
          ) : null}
          <SaidText said={each} />
        </li>
      ))}
    </ul>
  );
}
