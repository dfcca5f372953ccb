import { FileAddOutlined, ImportOutlined, LockOutlined, TableOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RegisterFileEntry } from './files/useRegisterFiles.ts';
import { openDialog } from './store/uiStore.ts';

interface EmptyStateProps {
  files: readonly RegisterFileEntry[];
  onOpen: (path: string) => void;
}

/** Nothing is open: says what a description is for, and offers those that there are. */
export function EmptyState({ files, onOpen }: EmptyStateProps) {
  const { t } = useTranslation('registers');
  return (
    <div className="nl-reg-empty">
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      <div className="nl-reg-empty-actions">
        <Button type="primary" icon={<FileAddOutlined />} onClick={() => openDialog('new')}>
          {t('file.new')}
        </Button>
        <Button icon={<ImportOutlined />} onClick={() => openDialog('import')}>
          {t('file.import')}
        </Button>
      </div>
      <ul>
        {files.map(({ path, readOnly }) => (
          <li key={path}>
            <button type="button" onClick={() => onOpen(path)}>
              {readOnly ? <LockOutlined /> : <TableOutlined />}
              <code>{path}</code>
              {readOnly ? <small>{t('file.library')}</small> : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
