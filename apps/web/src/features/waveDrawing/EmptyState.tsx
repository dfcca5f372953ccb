import { FileAddOutlined, LineChartOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { openDialog } from './store/uiStore.ts';

interface EmptyStateProps {
  files: readonly string[];
  onOpen: (path: string) => void;
}

/** Nothing is open: says what a drawing is for, and offers those that there are. */
export function EmptyState({ files, onOpen }: EmptyStateProps) {
  const { t } = useTranslation('waveDrawing');
  return (
    <div className="nl-wd-empty">
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      <Button type="primary" icon={<FileAddOutlined />} onClick={() => openDialog('new')}>
        {t('file.new')}
      </Button>
      <ul>
        {files.map((path) => (
          <li key={path}>
            <button type="button" onClick={() => onOpen(path)}>
              <LineChartOutlined />
              <code>{path}</code>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
