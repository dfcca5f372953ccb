import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDeptId } from '../../../session/index.ts';
import { openDialog } from '../store/uiStore.ts';
import { openRow } from './openPins.ts';
import type { PinsFiles } from './usePinsFiles.ts';

/** Nothing is open: says what the screen makes, and offers the project's configurations. */
export function EmptyState({ files }: { files: PinsFiles }) {
  const { t } = useTranslation('pins');
  const deptId = useDeptId();
  return (
    <div className="nl-pins-empty">
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      <div>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => openDialog('new')}>
          {t('file.new')}
        </Button>
        <Button icon={<ImportOutlined />} onClick={() => openDialog('import')}>
          {t('file.import')}
        </Button>
      </div>
      {files.configurations.length > 0 ? <h3>{t('empty.configurations')}</h3> : null}
      <ul>
        {files.configurations.map((row) => (
          <li key={row.path}>
            <button type="button" onClick={() => void openRow(deptId, row)}>
              <b>{row.name}</b>
              <code>{row.path}</code>
              {row.generated ? (
                <Tag color="success" variant="filled">
                  {t('file.generated')}
                </Tag>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
