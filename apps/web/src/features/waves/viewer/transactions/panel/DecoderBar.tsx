import { DownloadOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Select, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionsRow } from '../../view/model.ts';
import { setupKey } from '../MarksLoader.ts';
import { showDecoder } from '../selection.ts';
import type { useCsv } from './useCsv.ts';
import '../transactions.css';

interface Props {
  rows: readonly TransactionsRow[];
  /** The decoder that is shown. */
  row: TransactionsRow;
  csv: ReturnType<typeof useCsv>;
  onChange: (row: TransactionsRow) => void;
  children: ReactNode;
}

/** Chooses the decoder; changes it, saves what it shows, and what else is done with decoders. */
export function DecoderBar({ rows, row, csv, onChange, children }: Props) {
  const { t } = useTranslation('waves');
  return (
    <header>
      <Select
        size="small"
        className="nl-wave-transactions-decoder"
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
          onClick={() => onChange(row)}
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
      {children}
    </header>
  );
}
