import { App } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess, announceWarning } from '../../../../announce.ts';
import { storedFile } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import type { Dump } from '../useDump.ts';
import type { ViewAction } from '../view/actions.ts';
import type { ViewState } from '../view/model.ts';
import { applyView } from './applyView.ts';
import { fromView } from './fromView.ts';
import { ViewTextError } from './readView.ts';
import { deleteView, readText, viewName, viewPath, writeText } from './viewFiles.ts';
import { viewKind } from '@netloom/waves/view';

/** The view that is loaded: where it is stored and what was there when it was read or written. */
export interface LoadedView {
  path: string;
  hash: string;
}

/** Arranges the viewer after a text; says what is wrong with it, or missing. */
function useApply(dump: Dump, dispatch: Dispatch<ViewAction>) {
  const { t } = useTranslation('waves');
  return useCallback(
    async (content: string, path: string): Promise<boolean> => {
      try {
        const { missing, lost } = await applyView(content, path, dump, dispatch);
        if (missing.length > 0)
          announceWarning(t('saved.missing', { count: missing.length, first: missing[0] }));
        if (lost.length > 0)
          announceWarning(t('saved.lost', { count: lost.length, line: lost[0]!.line, text: lost[0]!.text }));
        return true;
      } catch (error) {
        if (!(error instanceof ViewTextError)) announceError(error);
        else announceWarning(t('saved.broken', { path, line: error.line, reason: error.message }));
        return false;
      }
    },
    [dump, dispatch, t],
  );
}

/** Loads, saves and deletes views of the project; `onPath` hears which one is loaded now. */
export function useSavedView(
  dump: Dump,
  view: ViewState,
  dispatch: Dispatch<ViewAction>,
  onPath: (path: string | undefined) => void,
) {
  const { t } = useTranslation('waves');
  const { modal } = App.useApp();
  const deptId = useDeptId();
  const [loaded, setLoaded] = useState<LoadedView>();
  const latest = useRef({ onPath, view });
  useEffect(() => {
    latest.current = { onPath, view };
  });

  const remember = useCallback((next: LoadedView | undefined) => {
    setLoaded(next);
    latest.current.onPath(next?.path);
  }, []);

  const apply = useApply(dump, dispatch);

  const load = useCallback(
    async (path: string) => {
      const file = await readText(deptId, path).catch(announceError);
      if (!file || !(await apply(file.verilogFile, path))) return;
      remember(path.endsWith('.json') ? { path, hash: file.hash } : undefined);
    },
    [deptId, apply, remember],
  );

  const write = useCallback(
    async (path: string, hash: string): Promise<boolean> => {
      const store = async (over: string) => {
        const text = viewKind.write(fromView(latest.current.view, dump.info));
        const stored = await writeText(deptId, path, text, over);
        remember({ path, hash: stored.hash });
        announceSuccess(t('saved.done', { name: viewName(path) }));
        return true;
      };
      try {
        return await store(hash);
      } catch (error) {
        const other = storedFile(error);
        if (!other) {
          announceError(error);
          return false;
        }
        const overwrite = await modal.confirm({
          title: t('saved.conflict', { name: viewName(path) }),
          content: t('saved.conflictText'),
          okText: t('saved.overwrite'),
          okButtonProps: { danger: true },
        });
        return overwrite && store(other.hash).catch((reason: unknown) => (announceError(reason), false));
      }
    },
    [deptId, dump.info, modal, remember, t],
  );

  const remove = useCallback(
    ({ path }: LoadedView) =>
      void modal.confirm({
        title: t('saved.delete', { name: viewName(path) }),
        content: t('saved.deleteText', { path }),
        okText: t('remove'),
        okButtonProps: { danger: true },
        onOk: () => deleteView(deptId, path).then(() => remember(undefined), announceError),
      }),
    [deptId, modal, remember, t],
  );

  return useMemo(
    () => ({
      deptId,
      loaded,
      load,
      apply,
      /** False when it must be named first, or was not saved. */
      save: async () => loaded !== undefined && write(loaded.path, loaded.hash),
      saveAs: (name: string) => write(viewPath(name), ''),
      remove,
    }),
    [deptId, loaded, load, apply, write, remove],
  );
}

export type SavedView = ReturnType<typeof useSavedView>;
