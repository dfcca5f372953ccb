import type { WaveInfo } from '@netloom/waves';
import type { Reference } from '@netloom/model';
import { useEffect, useRef } from 'react';
import type { Dispatch } from 'react';
import { create } from 'zustand';
import { announceError } from '../../../../announce.ts';
import { useLooksAt } from '../../../talk/lookedAt/index.ts';
import { placeKey } from '../place.ts';
import type { WavePlace } from '../place.ts';
import type { Dump } from '../useDump.ts';
import type { ViewAction } from '../view/actions.ts';
import type { ViewState } from '../view/model.ts';
import { leadRow } from '../view/select.ts';
import type { WaveData } from '../WaveData.ts';
import { showSignals } from './showSignals.ts';

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

/** A dump that is closed is looked at no more. */
export function forgetLook(place: WavePlace): void {
  const { look } = useWaveLook.getState();
  if (look && placeKey(look.place) === placeKey(place)) useWaveLook.setState({ look: null });
}

/** A dump of a run as messages refer to it: the span in sight, and the selected signal. */
function referenceTo(place: WavePlace, view: ViewState): Reference | null {
  if (place.kind !== 'run') return null;
  const lead = leadRow(view);
  const signal = lead?.kind === 'signal' ? lead.parts[0]?.path : undefined;
  const [from, to] = [Math.max(0, Math.floor(view.span.from)), Math.ceil(view.span.to)];
  const { runId, file } = place;
  return { kind: 'wave', runId, file, from, to, ...(signal !== undefined && { signal }) };
}

/**
 * Tells other screens of a viewer's cursor, and takes what they want to see once the view is `arranged`. A hidden
 * screen's effects end: what was looked at last stays known.
 */
export function useSharedLook(
  place: WavePlace,
  dump: Dump,
  view: ViewState,
  arranged: boolean,
  dispatch: Dispatch<ViewAction>,
): void {
  const { data, info } = dump;
  const { cursor } = view;
  useLooksAt(referenceTo(place, view));
  const latest = useRef({ dump, view });
  useEffect(() => {
    latest.current = { dump, view };
  });
  useEffect(() => useWaveLook.setState({ look: { place, data, info, cursor } }), [place, data, info, cursor]);
  const wanted = useWaveLook((state) => state.wanted);
  const mine = wanted?.dump === placeKey(place) ? wanted : null;
  useEffect(() => {
    if (mine === null || !arranged) return;
    useWaveLook.setState({ wanted: null });
    showSignals(mine.paths, latest.current.dump, () => latest.current.view, dispatch).catch(announceError);
  }, [mine, arranged, dispatch]);
}
