import type { Chip } from '@netloom/pins';
import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import type { MadeFile, Place } from '../../../design/generation/index.ts';
import { useUi } from '../store/uiStore.ts';
import { placeOfPeripheral, placeOfPin } from './placeOf.ts';

/** Whether the panel goes to the code of what is chosen elsewhere, and which of the two was chosen last. */
export const useFollowing = create<{ following: boolean; last: 'pin' | 'peripheral' }>(() => ({
  following: true,
  last: 'pin',
}));

useUi.subscribe((state, before) => {
  if (state.pin !== before.pin && state.pin !== undefined) useFollowing.setState({ last: 'pin' });
  else if (state.peripheral !== before.peripheral && state.peripheral !== undefined)
    useFollowing.setState({ last: 'peripheral' });
});

/** The place of the chosen pin or peripheral in the code; shows its file when something else is chosen. */
export function useFollowedPlace(files: readonly MadeFile[], chip: Chip): Place | undefined {
  const { pin, peripheral } = useUi();
  const { following, last } = useFollowing();
  const place = useMemo(() => {
    if (!following) return undefined;
    if (last === 'pin' && pin !== undefined) return placeOfPin(files, chip, pin);
    return peripheral === undefined ? undefined : placeOfPeripheral(files, peripheral);
  }, [files, chip, following, last, pin, peripheral]);
  const name = place?.name;
  useEffect(() => {
    if (name !== undefined) useUi.setState({ file: name });
  }, [name, pin, peripheral]);
  return place;
}
