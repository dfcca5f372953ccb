import { ExportOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedViews } from '../saved/SavedViews.tsx';
import type { SavedView } from '../saved/useSavedView.ts';
import './fileTools.css';

interface Props {
  saved: SavedView;
  naming: boolean;
  onNaming: (naming: boolean) => void;
  onCopyLink: () => void;
  onExport: () => void;
  onReload: () => void;
  link?: ReactNode;
}

/** What is done with the view and the dump as files. */
export const FileTools = memo(function FileTools({ onExport, onReload, link, ...views }: Props) {
  const { t } = useTranslation('waves');
  return (
    <div className="nl-wave-tools">
      {link}
      <SavedViews {...views} />
      <Tooltip title={t('export.title')} mouseEnterDelay={0.5}>
        <Button
          type="text"
          size="small"
          icon={<ExportOutlined />}
          aria-label={t('export.title')}
          onClick={onExport}
        />
      </Tooltip>
      <Tooltip title={t('live.reload')} mouseEnterDelay={0.5}>
        <Button
          type="text"
          size="small"
          icon={<ReloadOutlined />}
          aria-label={t('live.reload')}
          onClick={onReload}
        />
      </Tooltip>
    </div>
  );
});
