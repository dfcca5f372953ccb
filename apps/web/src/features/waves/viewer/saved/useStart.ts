import { useEffect, useRef, useState } from 'react';
import type { Dispatch } from 'react';
import { announceError, announceWarning } from '../../../../announce.ts';
import { useTranslation } from 'react-i18next';
import type { WavePlace, WaveStart } from '../place.ts';
import { showSignals } from '../probe/showSignals.ts';
import type { Dump } from '../useDump.ts';
import type { ViewAction } from '../view/actions.ts';
import type { ViewState } from '../view/model.ts';
import { restoreKept, useKeptView } from './keptView.ts';
import type { SavedView } from './useSavedView.ts';

/**
 * Brings a viewer to where its address wants it: a saved view, else the arrangement before the page was loaded anew;
 * then a signal and a time. The arrangement is kept in the browser's session as it changes. Tells whether the view is
 * arranged: what is added before would be lost.
 */
export function useStart(
  start: WaveStart | undefined,
  place: WavePlace,
  dump: Dump,
  view: ViewState,
  dispatch: Dispatch<ViewAction>,
  saved: SavedView,
): boolean {
  const { t } = useTranslation('waves');
  const begun = useRef(false);
  const [arranged, setArranged] = useState(false);
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  const shown = useRef<WaveStart>({});
  const { signal, time, until, view: viewPath } = start ?? {};
  useEffect(() => {
    async function begin() {
      if (viewPath !== undefined) await saved.load(viewPath);
      else await restoreKept(place, dump, dispatch);
    }
    async function go() {
      if (!begun.current) {
        begun.current = true;
        await begin().finally(() => setArranged(true));
      }
      const before = shown.current;
      shown.current = start ?? {};
      if (
        signal !== undefined &&
        signal !== before.signal &&
        !(await showSignals([signal], dump, () => latest.current, dispatch))
      )
        announceWarning(t('saved.noSignal', { path: signal }));
      const isOther = time !== before.time || until !== before.until || signal !== before.signal;
      if (time === undefined || !isOther) return;
      if (until !== undefined) dispatch({ type: 'show', span: { from: time, to: until } });
      dispatch({ type: 'cursor', time, reveal: until === undefined });
    }
    go().catch(announceError);
    // The dump, the place and what loads views are the viewer's own: only the address asks again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [signal, time, until]);

  useKeptView(place, view, dump.info);
  return arranged;
}
