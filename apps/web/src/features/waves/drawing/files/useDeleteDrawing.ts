import { deleteFile, joinPaths } from '@netloom/contract';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { callApi } from '../../../../api/index.ts';
import { openDept } from '../../../../document/index.ts';
import { drawings, refreshFiles } from './drawings.ts';

/** Asks, and deletes the shown drawing. */
export function useDeleteDrawing(): () => void {
  const { t } = useTranslation('waveDrawing');
  const { modal } = App.useApp();
  return () => {
    const path = drawings.current()?.key;
    if (path === undefined) return;
    modal.confirm({
      title: t('file.deleteTitle'),
      content: t('file.deleteText', { path }),
      okText: t('file.delete'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await callApi(deleteFile, { body: { deptId: openDept(), resourcePath: joinPaths([path]) } });
        drawings.forget(path);
        refreshFiles();
        announceSuccess(t('file.deleted', { path }));
      },
    });
  };
}
