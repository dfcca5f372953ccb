import type { Diagnostic } from '@netloom/model';
import { NoteList } from '../../../../diagnostics/NoteList.tsx';

const placeOf = ({ place }: Diagnostic) =>
  place?.kind === 'source'
    ? [place.file, place.line, place.column].filter((part) => part !== undefined).join(':')
    : place?.pointer;

/** What a reader or a writer has to say, with the place in the file or description. */
export function MessageList({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  return <NoteList className="nl-reg-messages" problems={diagnostics} whereOf={placeOf} />;
}
