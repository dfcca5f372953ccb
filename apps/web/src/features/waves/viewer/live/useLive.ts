import type { WaveInfo } from '@netloom/waves';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Dispatch } from 'react';
import { announceError } from '../../../../announce.ts';
import { watchWave } from '../source/index.ts';
import type { Dump } from '../useDump.ts';
import type { ViewAction } from '../view/actions.ts';
import type { ViewState } from '../view/model.ts';
import { pathsOf } from '../view/reopen.ts';
import type { WaveData } from '../WaveData.ts';

export interface Live {
  /** Another object after the dump was opened anew: what was read before is not of this one. */
  data: WaveData;
  info: WaveInfo;
  /** The end stays in sight while the dump grows. */
  follow: boolean;
  setFollow: (follow: boolean) => void;
  /** Looks at the file again, with the view kept. */
  reload: () => void;
}

/** Keeps a viewer up with its dump: indexed further, growing, or written anew. `forget` drops what was read before. */
export function useLive(
  { data, info: first }: Dump,
  view: ViewState,
  dispatch: Dispatch<ViewAction>,
  forget: () => void,
): Live {
  const [info, setInfo] = useState(first);
  const [shown, setShown] = useState(data);
  const [follow, setFollow] = useState(first.growing);
  const latest = useRef({ view, follow, info, forget });
  useEffect(() => {
    latest.current = { view, follow, info, forget };
  });

  const reopen = useCallback(async () => {
    const next = await data.info();
    const paths = pathsOf(latest.current.view);
    const variables = paths.length === 0 ? [] : await data.lookup(paths);
    const found = new Map(paths.map((path, i) => [path, variables[i] ?? null]));
    latest.current.forget();
    setInfo(next);
    setShown(Object.create(data) as WaveData);
    const limits = { from: next.start, to: next.end };
    dispatch({ type: 'reopen', limits, found });
    // A run that has ended left the whole dump: who followed it sees its end.
    if (latest.current.follow) dispatch({ type: 'limits', limits, follow: true });
    setFollow(next.growing && latest.current.follow);
  }, [data, dispatch]);

  useEffect(
    () =>
      watchWave(data, latest.current.info, ({ info: next, state }) => {
        if (state === 'replaced') return void reopen().catch(announceError);
        setInfo(next);
        const limits = { from: next.start, to: next.end };
        dispatch({ type: 'limits', limits, follow: latest.current.follow && next.growing });
      }),
    [data, dispatch, reopen],
  );

  const reload = useCallback(() => {
    data.refresh().then(reopen).catch(announceError);
  }, [data, reopen]);

  return { data: shown, info, follow, setFollow, reload };
}
