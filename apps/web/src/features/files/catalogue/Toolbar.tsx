import {
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  FolderAddOutlined,
  LockOutlined,
  ReloadOutlined,
  ScissorOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadButton } from './upload/UploadButton.tsx';
import { refreshFiles } from './useFiles.ts';

export interface Commands {
  create?: () => void;
  download?: () => void;
  rename?: () => void;
  move?: () => void;
  remove?: () => void;
  permission: () => void;
}

interface ToolbarProps {
  deptId: number;
  folder: string;
  mayEdit: boolean;
  commands: Commands;
}

function Tool({
  label,
  icon,
  onClick,
}: {
  label: string;
  icon: ReactNode;
  onClick: (() => void) | undefined;
}) {
  return (
    <Button
      type="text"
      size="small"
      icon={icon}
      aria-label={label}
      title={label}
      disabled={onClick === undefined}
      onClick={onClick}
    />
  );
}

/** What can be done with the folder and with what is chosen in it. */
export function Toolbar({ deptId, folder, mayEdit, commands }: ToolbarProps) {
  const { t } = useTranslation('catalogue');
  return (
    <div className="nl-catalogue-tools" role="toolbar" aria-label={t('tools')}>
      {mayEdit ? (
        <>
          <Tool label={t('createFolder')} icon={<FolderAddOutlined />} onClick={commands.create} />
          <UploadButton deptId={deptId} folder={folder} />
        </>
      ) : null}
      <Tool label={t('download')} icon={<DownloadOutlined />} onClick={commands.download} />
      {mayEdit ? (
        <>
          <Tool label={t('rename')} icon={<EditOutlined />} onClick={commands.rename} />
          <Tool label={t('moveTo')} icon={<ScissorOutlined />} onClick={commands.move} />
          <Tool label={t('delete')} icon={<DeleteOutlined />} onClick={commands.remove} />
        </>
      ) : null}
      <Tool label={t('refresh')} icon={<ReloadOutlined />} onClick={refreshFiles} />
      <Button
        className="nl-catalogue-permission"
        type="text"
        size="small"
        icon={<LockOutlined />}
        onClick={commands.permission}
      >
        {t('permission.action')}
      </Button>
    </div>
  );
}
