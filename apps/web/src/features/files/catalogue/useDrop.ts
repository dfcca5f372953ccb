import type { DragEvent } from 'react';
import { announceError } from '../../../announce.ts';
import { carriedPaths } from './grid/carried.ts';
import { droppedFiles } from './upload/droppedFiles.ts';
import { useUpload } from './upload/uploadStore.ts';
import type { FileActions } from './useFileActions.ts';

/** What is dropped on a folder: files of the catalogue are moved, others uploaded. */
export function useDrop(deptId: number, mayEdit: boolean, actions: FileActions) {
  const upload = useUpload((state) => state.start);
  return (event: DragEvent, target: string) => {
    event.preventDefault();
    event.stopPropagation();
    if (!mayEdit) return;
    const carried = carriedPaths(event.dataTransfer);
    if (carried === null) {
      droppedFiles(event.dataTransfer).then(
        (files) => void upload({ deptId, folder: target, files, unpack: false }),
        announceError,
      );
    } else if (!carried.includes(target)) void actions.move(carried, target).catch(() => undefined);
  };
}
