import { showRun } from '@netloom/contract';
import { useCall } from '../../../api/index.ts';
import { fileNameOf } from '../viewer/index.ts';
import type { WavePlace } from '../viewer/index.ts';

const unasked = '00000000-0000-0000-0000-000000000000';

/** What a dump from an address is called: its run's title, else its file's name; undefined until that is known. */
export function useDumpTitle(place: WavePlace | null): string | undefined {
  const isRun = place?.kind === 'run';
  const { data, error } = useCall(
    showRun,
    { query: { runId: isRun ? place.runId : unasked } },
    { enabled: isRun, meta: { quiet: true } },
  );
  if (!place) return undefined;
  if (!isRun || error) return fileNameOf(place);
  return data?.title;
}
