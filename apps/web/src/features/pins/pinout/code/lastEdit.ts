import type { PinConfiguration } from '@netloom/pins';
import { create } from 'zustand';
import { analysisOf } from '../store/derived.ts';
import { usePins } from '../store/pinsStore.ts';

/** The last configuration before the open one of which code could be generated; undefined before the first edit. */
export const useLastEdit = create<{ before: PinConfiguration | undefined }>(() => ({ before: undefined }));

usePins.subscribe(({ open }, { open: was }) => {
  if (open?.configuration === was?.configuration) return;
  const isEdit = open !== undefined && was !== undefined && open.chip === was.chip && isSame(open, was);
  if (!isEdit) useLastEdit.setState({ before: undefined });
  else if (analysisOf(was).isSafe) useLastEdit.setState({ before: was.configuration });
});

function isSame(
  one: { configuration: PinConfiguration },
  other: { configuration: PinConfiguration },
): boolean {
  return one.configuration.name === other.configuration.name;
}
