import { PlusOutlined } from '@ant-design/icons';
import { decoders } from '@netloom/waves';
import { Button, Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import type { WavePanelProps } from '../../panels.ts';
import { DecoderDialog } from '../dialog/DecoderDialog.tsx';
import { decoderRows } from '../decoderRows.ts';
import { setupKey } from '../MarksLoader.ts';
import { addDecoder, useTransactionSelection } from '../selection.ts';
import { DecoderBar } from './DecoderBar.tsx';
import { DecoderTable } from './DecoderTable.tsx';
import { useCsv } from './useCsv.ts';
import { useDecoderChange } from './useDecoderChange.ts';
import '../transactions.css';

/** The transactions of a decoder as a table, with what chooses, adds and changes decoders. */
export default function TransactionsPanel({ dump, place, view, dispatch }: WavePanelProps) {
  const { t } = useTranslation('waves');
  const rows = decoderRows(view);
  const shownKey = useTransactionSelection((state) => state.shown);
  const row = rows.find(({ decoder }) => setupKey(decoder) === shownKey) ?? rows[0];
  const csv = useCsv(dump, place);
  const { isOpen, row: changed, change, apply, close } = useDecoderChange({ place, dispatch });
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
    <div className="nl-wave-transactions-panel">
      {row ? (
        <>
          <DecoderBar rows={rows} row={row} csv={csv} onChange={change}>
            {add}
          </DecoderBar>
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
          className="nl-wave-transactions-empty"
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={t('transactions.empty', { names: decoders.map(({ name }) => name).join(', ') })}
        >
          {add}
        </Empty>
      )}
      {isOpen && <DecoderDialog dump={dump} view={view} row={changed} onApply={apply} onClose={close} />}
    </div>
  );
}
