import { App } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../../announce.ts';
import { storedFile } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { viewName, writeText } from './viewFiles.ts';
import type { LoadedView } from './viewFiles.ts';

/** Writes a view as it is then over the file with a hash; asks when the file has another by now. */
export function useWriteView(textNow: () => string, onWritten: (view: LoadedView) => void) {
  const { t } = useTranslation('waves');
  const { modal } = App.useApp();
  const deptId = useDeptId();
  return useCallback(
    async (path: string, hash: string): Promise<boolean> => {
      const store = async (over: string) => {
        const stored = await writeText(deptId, path, textNow(), over);
        onWritten({ path, hash: stored.hash });
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
    [deptId, textNow, onWritten, modal, t],
  );
}
