import type { InputRef } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { usePanels } from './panelStore.ts';

/** Below this width the scopes open over the waves instead of beside them. */
const narrowWidth = 760;
/** Below this width the scopes would leave the waves too little, and stay closed until they are asked for. */
const roomyWidth = 1000;
/** What a panel at the right takes of it. */
const panelWidth = 350;

/** Whether the scopes are shown: as the width suggests, until the user chooses. */
export function useScopePanel(width: number) {
  const [chosen, setChosen] = useState<boolean>();
  const search = useRef<InputRef>(null);
  const narrow = width > 0 && width < narrowWidth;
  const beside = usePanels(({ open, side }) => open !== null && side === 'right');
  const shown = chosen ?? width - (beside ? panelWidth : 0) >= roomyWidth;
  const toggle = useCallback(() => setChosen(!shown), [shown]);
  const focusSearch = useCallback(() => {
    setChosen(true);
    setTimeout(() => search.current?.focus());
  }, []);
  return { narrow, shown, toggle, search, focusSearch };
}
