import { viewKind } from '@netloom/waves/view';
import { App } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { useDeptId } from '../../../../session/index.ts';
import type { Dump } from '../useDump.ts';
import type { ViewAction } from '../view/actions.ts';
import type { ViewState } from '../view/model.ts';
import { fromView } from './fromView.ts';
import { useApplyView } from './useApplyView.ts';
import { useTakeView } from './useTakeView.ts';
import { useWriteView } from './useWriteView.ts';
import { deleteView, viewName, viewPath } from './viewFiles.ts';
import type { LoadedView } from './viewFiles.ts';

/** Asks, and deletes a view of the project. */
function useDeleteView(onDeleted: () => void) {
  const { t } = useTranslation('waves');
  const { modal } = App.useApp();
  const deptId = useDeptId();
  return useCallback(
    ({ path }: LoadedView) =>
      void modal.confirm({
        title: t('saved.delete', { name: viewName(path) }),
        content: t('saved.deleteText', { path }),
        okText: t('remove'),
        okButtonProps: { danger: true },
        onOk: () => deleteView(deptId, path).then(() => onDeleted(), announceError),
      }),
    [deptId, modal, onDeleted, t],
  );
}

/** Loads, saves and deletes views of the project; `onPath` hears which one is loaded now. */
export function useSavedView(
  dump: Dump,
  view: ViewState,
  dispatch: Dispatch<ViewAction>,
  onPath: (path: string | undefined) => void,
) {
  const deptId = useDeptId();
  const [loaded, setLoaded] = useState<LoadedView>();
  const latest = useRef({ onPath, view });
  useEffect(() => {
    latest.current = { onPath, view };
  });

  const remember = useCallback((next?: LoadedView) => {
    setLoaded(next);
    latest.current.onPath(next?.path);
  }, []);

  const textNow = useCallback(() => viewKind.write(fromView(latest.current.view, dump.info)), [dump.info]);
  const apply = useApplyView(dump, dispatch);
  const { write, clash, setClash } = useWriteView(remember);
  const { load, takeStored } = useTakeView(apply, remember);
  const remove = useDeleteView(remember);

  return useMemo(
    () => ({
      deptId,
      loaded,
      load,
      apply,
      /** False when it must be named first, or was not saved. */
      save: async () => loaded !== undefined && write(loaded.path, textNow(), loaded.hash),
      saveAs: (name: string) => write(viewPath(name), textNow(), ''),
      remove,
      /** What was stored in the place of a view that was to be saved, and the ways out. */
      clash,
      setClash,
      write,
      takeStored,
    }),
    [deptId, loaded, load, apply, write, textNow, remove, clash, setClash, takeStored],
  );
}

export type SavedView = ReturnType<typeof useSavedView>;
