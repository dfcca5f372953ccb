import type { Diagnostic } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { NoteList } from '../../../diagnostics/NoteList.tsx';

const placeOf = ({ place }: Diagnostic) =>
  place?.kind === 'source' ? `${place.line}:${place.column ?? 1}` : undefined;

/** What is wrong with the text or with what is to be made of it, in a list. */
export function Problems({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  const { t } = useTranslation('waveDrawing');
  return (
    <NoteList
      className="nl-wd-problems"
      problems={diagnostics}
      label={t('problems')}
      live
      whereOf={placeOf}
    />
  );
}
