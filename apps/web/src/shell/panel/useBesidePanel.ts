import type { DrawerProps } from 'antd';
import { useShell } from '../shellStore.ts';
import { useNarrow } from '../useNarrow.ts';

/** For a drawer that stays beside the open panel, so that both can be used. */
export function useBesidePanel(): Pick<DrawerProps, 'rootClassName' | 'focusable'> {
  const panel = useShell((state) => state.panel);
  const narrow = useNarrow();
  if (panel === null || narrow) return {};
  return { rootClassName: 'nl-beside-panel', focusable: { trap: false } };
}
