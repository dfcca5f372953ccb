import type { Diagnostic } from '@netloom/model';
import { NoteList } from '../../../../../diagnostics/NoteList.tsx';

/** Problems at a field, of a whole peripheral or of a pin. */
export function Problems({ problems }: { problems: readonly Diagnostic[] }) {
  return <NoteList className="nl-pins-problems" problems={problems} />;
}
