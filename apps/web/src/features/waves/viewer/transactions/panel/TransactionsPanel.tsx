import { DownloadOutlined, PlusOutlined, SettingOutlined } from '@ant-design/icons';
import { decoders } from '@netloom/waves';
import type { DecoderSetup } from '@netloom/waves';
import { Button, Empty, Select, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WavePanelProps } from '../../panels.ts';
import { placeKey } from '../../place.ts';
import type { TransactionsRow } from '../../view/model.ts';
import { DecoderDialog } from '../dialog/DecoderDialog.tsx';
import { decoderRows } from '../decoderRows.ts';
import { setupKey } from '../MarksLoader.ts';
import { addDecoder, showDecoder, useTransactionSelection } from '../selection.ts';
import styles from '../Transactions.module.css';
import { DecoderTable } from './DecoderTable.tsx';
import { useCsv } from './useCsv.ts';

/** The transactions of a decoder as a table, with what chooses, adds and changes decoders. */
export default function TransactionsPanel({ dump, place, view, dispatch }: WavePanelProps) {
  const { t } = useTranslation('waves');
  const rows = decoderRows(view);
  const shownKey = useTransactionSelection((state) => state.shown);
  const row = rows.find(({ decoder }) => setupKey(decoder) === shownKey) ?? rows[0];
  const [changed, setChanged] = useState<TransactionsRow | null>(null);
  const adding = useTransactionSelection((state) => state.adding === placeKey(place));
  const csv = useCsv(dump, place);

  function apply(name: string, decoder: DecoderSetup) {
    if (changed === null) {
      const added: TransactionsRow = { kind: 'transactions', key: 0, name, decoder, height: 2 };
      dispatch({ type: 'insert', rows: [added] });
    } else dispatch({ type: 'change', keys: [changed.key], change: { decoder, name } });
    showDecoder(setupKey(decoder));
    close();
  }

  function close() {
    setChanged(null);
    useTransactionSelection.setState({ adding: null });
  }

  const add = (
    <Button
      size="small"
      type={row ? 'default' : 'primary'}
      icon={<PlusOutlined />}
      onClick={() => addDecoder(place)}
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
                onClick={() => setChanged(row)}
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
      {(changed !== null || adding) && (
        <DecoderDialog dump={dump} view={view} row={changed} onApply={apply} onClose={close} />
      )}
    </div>
  );
}
