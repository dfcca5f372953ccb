import { DownloadOutlined, PlusOutlined, SettingOutlined } from '@ant-design/icons';
import { decoders } from '@netloom/waves';
import type { DecoderSetup } from '@netloom/waves';
import { Button, Empty, Select, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WavePanelProps } from '../../panels.ts';
import type { TransactionsRow } from '../../view/model.ts';
import { DecoderDialog } from '../dialog/DecoderDialog.tsx';
import { decoderRows } from '../decoderRows.ts';
import { setupKey } from '../MarksLoader.ts';
import { showDecoder, useTransactionSelection } from '../selection.ts';
import styles from '../Transactions.module.css';
import { DecoderTable } from './DecoderTable.tsx';
import { useCsv } from './useCsv.ts';

/** The transactions of a decoder as a table, with what chooses, adds and changes decoders. */
export default function TransactionsPanel({ dump, place, view, dispatch }: WavePanelProps) {
  const { t } = useTranslation('waves');
  const rows = decoderRows(view);
  const shownKey = useTransactionSelection((state) => state.shown);
  const row = rows.find(({ decoder }) => setupKey(decoder) === shownKey) ?? rows[0];
  const [editing, setEditing] = useState<TransactionsRow | 'new' | null>(null);
  const csv = useCsv(dump, place);

  function apply(name: string, decoder: DecoderSetup) {
    if (editing === 'new' || editing === null) {
      const added: TransactionsRow = { kind: 'transactions', key: 0, name, decoder, height: 2 };
      dispatch({ type: 'insert', rows: [added] });
    } else dispatch({ type: 'change', keys: [editing.key], change: { decoder, name } });
    showDecoder(setupKey(decoder));
    setEditing(null);
  }

  const add = (
    <Button
      size="small"
      type={row ? 'default' : 'primary'}
      icon={<PlusOutlined />}
      onClick={() => setEditing('new')}
    >
      {t('transactions.add')}
    </Button>
  );
  return (
    <div className={styles.panel}>
      {row ? (
        <>
          <header>
            <Select
              size="small"
              className={styles.decoder}
              aria-label={t('transactions.decoder')}
              value={setupKey(row.decoder)}
              options={rows.map(({ name, decoder }) => ({ value: setupKey(decoder), label: name }))}
              onChange={showDecoder}
            />
            <Tooltip title={t('transactions.settings')}>
              <Button
                size="small"
                icon={<SettingOutlined />}
                aria-label={t('transactions.settings')}
                onClick={() => setEditing(row)}
              />
            </Tooltip>
            <Tooltip title={t('transactions.csv')}>
              <Button
                size="small"
                icon={<DownloadOutlined />}
                aria-label={t('transactions.csv')}
                loading={csv.busy}
                onClick={() => csv.save(row.name)}
              />
            </Tooltip>
            {add}
          </header>
          <DecoderTable
            key={setupKey(row.decoder)}
            dump={dump}
            view={view}
            dispatch={dispatch}
            row={row}
            onPages={csv.use}
          />
        </>
      ) : (
        <Empty
          className={styles.empty}
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={t('transactions.empty', { names: decoders.map(({ name }) => name).join(', ') })}
        >
          {add}
        </Empty>
      )}
      {editing && (
        <DecoderDialog
          dump={dump}
          view={view}
          row={editing === 'new' ? null : editing}
          onApply={apply}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}
