import type { EdgeDirection } from '@netloom/waves';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Dispatch } from 'react';
import type { ViewAction } from './view/actions.ts';
import type { ViewState } from './view/model.ts';
import { leadRow } from './view/select.ts';
import { refOf } from './view/signalRow.ts';
import type { WaveData } from './WaveData.ts';

/** Moves the cursor to the next or previous edge of the selected signal. */
export function useEdgeSteps(data: WaveData, view: ViewState, dispatch: Dispatch<ViewAction>) {
  const [error, setError] = useState<Error | null>(null);
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  const goToEdge = useCallback(
    (direction: EdgeDirection) => {
      const row = leadRow(latest.current);
      const ref = row?.kind === 'signal' ? refOf(row) : null;
      if (ref === null) return;
      data.edge(ref, latest.current.cursor, direction).then((time) => {
        setError(null);
        if (time !== null) dispatch({ type: 'cursor', time, reveal: true });
      }, setError);
    },
    [data, dispatch],
  );
  const forget = useCallback(() => setError(null), []);
  return { goToEdge, error, forget };
}
