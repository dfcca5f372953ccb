import { PlusOutlined } from '@ant-design/icons';
import type { CoreRow } from '@netloom/contract';
import { readCore } from '@netloom/core';
import { Button, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { openDialog } from '../store/uiStore.ts';
import { openRow } from './CorePicker.tsx';
import { isaText } from './isaText.ts';

/** Nothing is open: says what the screen makes, and offers the project's cores. */
export function EmptyState({ cores }: { cores: readonly CoreRow[] }) {
  const { t } = useTranslation('core');
  return (
    <div className="nl-core-empty">
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => openDialog('new')}>
        {t('file.new')}
      </Button>
      {cores.length > 0 ? <h3>{t('empty.cores')}</h3> : null}
      <ul>
        {cores.map((row) => (
          <li key={row.name}>
            <button type="button" onClick={() => openRow(row)}>
              <b>{row.name}</b>
              <code>{summaryOf(row)}</code>
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

function summaryOf({ coreJson, path }: CoreRow): string {
  const { options } = readCore(coreJson);
  return options === undefined ? path : isaText(options);
}
