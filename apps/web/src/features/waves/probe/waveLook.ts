import type { WaveInfo } from '@netloom/waves';
import { useEffect } from 'react';
import type { Dispatch } from 'react';
import { create } from 'zustand';
import { announceError } from '../../../announce.ts';
import { placeKey } from '../place.ts';
import type { WavePlace } from '../place.ts';
import type { Dump } from '../useDump.ts';
import type { ViewAction } from '../view/actions.ts';
import type { ViewState } from '../view/model.ts';
import type { WaveData } from '../WaveData.ts';

/** The dump that was looked at last, and its cursor. */
export interface WaveLook {
  place: WavePlace;
  data: WaveData;
  info: WaveInfo;
  /** Ticks. */
  cursor: number;
}

interface LookState {
  look: WaveLook | null;
  /** Signals that another screen wants to see in a dump, until its viewer has taken them. */
  wanted: { dump: string; paths: string[] } | null;
}

/** What other screens know of the waves: both stay mounted. */
export const useWaveLook = create<LookState>(() => ({ look: null, wanted: null }));

/** Has signals shown in the viewer of a dump, now or when it opens. */
export function showInWaves(place: WavePlace, paths: string[]): void {
  useWaveLook.setState({ wanted: { dump: placeKey(place), paths } });
}

/**
 * Tells other screens of a viewer's cursor, and takes what they want to see. A hidden screen's effects end: what was
 * looked at last stays known.
 */
export function useSharedLook(
  place: WavePlace,
  { data, info }: Dump,
  { cursor }: ViewState,
  dispatch: Dispatch<ViewAction>,
): void {
  useEffect(() => useWaveLook.setState({ look: { place, data, info, cursor } }), [place, data, info, cursor]);
  const wanted = useWaveLook((state) => state.wanted);
  const mine = wanted?.dump === placeKey(place) ? wanted : null;
  useEffect(() => {
    if (mine === null) return;
    useWaveLook.setState({ wanted: null });
    data.lookup(mine.paths).then((found) => {
      const variables = found.filter((variable) => variable !== null);
      if (variables.length > 0) dispatch({ type: 'add', variables });
    }, announceError);
  }, [mine, data, dispatch]);
}
