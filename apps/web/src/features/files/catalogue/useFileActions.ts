import { createCodeServerFile, deleteFile, joinPaths, moveFile, renameFile } from '@netloom/contract';
import { announceSuccess } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { useTranslation } from 'react-i18next';
import { refreshFiles } from './useFiles.ts';

/** What the catalogue does to the tree; each resolves when it is done, and says so. */
export function useFileActions(deptId: number) {
  const { t } = useTranslation('catalogue');
  const options = { onSettled: refreshFiles };
  const create = useCallMutation(createCodeServerFile, options);
  const rename = useCallMutation(renameFile, options);
  const move = useCallMutation(moveFile, options);
  const remove = useCallMutation(deleteFile, options);
  return {
    async createFolder(filePath: string) {
      const row = await create.mutateAsync({ body: { deptId, filePath, fileType: '1' } });
      announceSuccess(t('done.created', { name: row.fileName }));
      return row;
    },
    async rename(filePath: string, fileName: string) {
      const row = await rename.mutateAsync({ body: { deptId, filePath, fileName } });
      announceSuccess(t('done.renamed', { name: row.fileName }));
      return row;
    },
    async move(filePaths: string[], targetFolder: string) {
      const rows = await move.mutateAsync({ body: { deptId, filePaths, targetFolder } });
      announceSuccess(t('done.moved', { count: rows.length }));
      return rows;
    },
    async remove(paths: string[]) {
      const { deleted } = await remove.mutateAsync({ body: { deptId, resourcePath: joinPaths(paths) } });
      announceSuccess(t('done.deleted', { count: deleted }));
    },
  };
}

export type FileActions = ReturnType<typeof useFileActions>;
