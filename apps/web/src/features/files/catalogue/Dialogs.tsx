import type { FileRow, PathPermission } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { ImageDialog } from './dialogs/ImageDialog.tsx';
import { MoveDialog } from './dialogs/MoveDialog.tsx';
import { NameDialog } from './dialogs/NameDialog.tsx';
import { PermissionDialog } from './dialogs/PermissionDialog.tsx';
import type { FileActions } from './useFileActions.ts';

export type Dialog =
  | { kind: 'create'; folder: string }
  | { kind: 'rename'; row: FileRow }
  | { kind: 'move'; paths: string[] }
  | { kind: 'permission'; path: string }
  | { kind: 'image'; row: FileRow };

interface DialogsProps {
  deptId: number;
  dialog: Dialog | null;
  protections: readonly PathPermission[];
  actions: FileActions;
  onClose: () => void;
}

/** The dialog that is open, if any. */
export function Dialogs({ deptId, dialog, protections, actions, onClose }: DialogsProps) {
  const { t } = useTranslation('catalogue');
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'create':
      return (
        <NameDialog
          title={t('createFolder')}
          required={t('folderRequired')}
          initial=""
          onName={(name) => actions.createFolder(dialog.folder === '' ? name : `${dialog.folder}/${name}`)}
          onClose={onClose}
        />
      );
    case 'rename':
      return (
        <NameDialog
          title={t('renameTitle', { name: dialog.row.fileName })}
          required={t('nameRequired')}
          initial={dialog.row.fileName}
          onName={(name) => actions.rename(dialog.row.filePath, name)}
          onClose={onClose}
        />
      );
    case 'move':
      return (
        <MoveDialog
          deptId={deptId}
          paths={dialog.paths}
          onMove={(target) => actions.move(dialog.paths, target)}
          onClose={onClose}
        />
      );
    case 'permission':
      return (
        <PermissionDialog deptId={deptId} protections={protections} path={dialog.path} onClose={onClose} />
      );
    case 'image':
      return <ImageDialog deptId={deptId} row={dialog.row} onClose={onClose} />;
  }
}
