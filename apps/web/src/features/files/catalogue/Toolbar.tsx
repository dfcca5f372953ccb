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
import { shortcutText } from '../../../commands/chord.ts';
import { isPossible } from '../../../commands/command.ts';
import { catalogueCommands } from './catalogueCommands.ts';
import type { CatalogueTargets } from './catalogueCommands.ts';
import { UploadButton } from './upload/UploadButton.tsx';

interface ToolProps {
  id: string;
  label: string;
  icon: ReactNode;
  targets: CatalogueTargets;
}

function Tool({ id, label, icon, targets }: ToolProps) {
  const { t } = useTranslation('catalogue');
  const command = catalogueCommands.byId.get(id)!;
  const chord = command.keys?.[0];
  const title = t(catalogueCommands.title(id));
  return (
    <Button
      type="text"
      size="small"
      icon={icon}
      aria-label={label}
      title={chord === undefined ? title : `${title} (${shortcutText(chord)})`}
      disabled={!isPossible(command, targets)}
      onClick={() => command.run(targets)}
    />
  );
}

/** What can be done with the folder and with what is chosen in it. */
export function Toolbar({ targets }: { targets: CatalogueTargets }) {
  const { t } = useTranslation('catalogue');
  const { deptId, folder, mayEdit } = targets;
  const tool = (id: string, label: string, icon: ReactNode) => <Tool {...{ id, label, icon, targets }} />;
  return (
    <div className="nl-catalogue-tools" role="toolbar" aria-label={t('tools')}>
      {mayEdit ? (
        <>
          {tool('createFolder', t('createFolder'), <FolderAddOutlined />)}
          <UploadButton deptId={deptId} folder={folder} />
        </>
      ) : null}
      {tool('download', t('download'), <DownloadOutlined />)}
      {mayEdit ? (
        <>
          {tool('rename', t('rename'), <EditOutlined />)}
          {tool('moveTo', t('moveTo'), <ScissorOutlined />)}
          {tool('delete', t('delete'), <DeleteOutlined />)}
        </>
      ) : null}
      {tool('refresh', t('refresh'), <ReloadOutlined />)}
      <Button
        className="nl-catalogue-permission"
        type="text"
        size="small"
        icon={<LockOutlined />}
        onClick={() => catalogueCommands.byId.get('permission')!.run(targets)}
      >
        {t('permission.action')}
      </Button>
    </div>
  );
}
