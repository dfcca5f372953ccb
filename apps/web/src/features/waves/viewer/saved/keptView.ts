import type { WaveInfo } from '@netloom/waves';
import { viewKind } from '@netloom/waves/view';
import { useEffect } from 'react';
import type { Dispatch } from 'react';
import { placeKey } from '../place.ts';
import type { WavePlace } from '../place.ts';
import type { Dump } from '../useDump.ts';
import type { ViewAction } from '../view/actions.ts';
import type { ViewState } from '../view/model.ts';
import { applyView } from './applyView.ts';
import { fromView } from './fromView.ts';

const keepMs = 800;
const keyOf = (place: WavePlace) => `netloom.waveView.${placeKey(place)}`;

/** Keeps the arrangement of a viewer in the browser's session as it changes. */
export function useKeptView(place: WavePlace, view: ViewState, info: WaveInfo): void {
  useEffect(() => {
    const timer = setTimeout(
      () => sessionStorage.setItem(keyOf(place), viewKind.write(fromView(view, info))),
      keepMs,
    );
    return () => clearTimeout(timer);
  }, [place, view, info]);
}

/** Arranges a viewer as it was before the page was loaded anew, if it was. */
export async function restoreKept(place: WavePlace, dump: Dump, dispatch: Dispatch<ViewAction>) {
  const key = keyOf(place);
  const kept = sessionStorage.getItem(key);
  if (kept === null) return;
  await applyView(kept, key, dump, dispatch).catch(() => sessionStorage.removeItem(key));
}
