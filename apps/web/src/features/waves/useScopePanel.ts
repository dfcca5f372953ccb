import type { InputRef } from 'antd';
import { useCallback, useRef, useState } from 'react';

/** Below this width the scopes open over the waves instead of beside them. */
const narrowWidth = 760;
/** Below this width the scopes would leave the waves too little, and stay closed until they are asked for. */
const roomyWidth = 1200;

/** Whether the scopes are shown: as the width suggests, until the user chooses. */
export function useScopePanel(width: number) {
  const [chosen, setChosen] = useState<boolean>();
  const search = useRef<InputRef>(null);
  const narrow = width > 0 && width < narrowWidth;
  const shown = chosen ?? width >= roomyWidth;
  const toggle = useCallback(() => setChosen(!shown), [shown]);
  const focusSearch = useCallback(() => {
    setChosen(true);
    setTimeout(() => search.current?.focus());
  }, []);
  return { narrow, shown, toggle, search, focusSearch };
}
