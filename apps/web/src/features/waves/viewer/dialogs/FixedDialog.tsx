import { Checkbox, Form, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowWidth } from '../view/signalRow.ts';
import { RowDialog } from './RowDialog.tsx';
import type { RowDialogProps } from './RowDialog.tsx';

/** Where the point of a fixed-point number stands, and whether the number has a sign. */
export function FixedDialog({ row, dispatch, onClose }: RowDialogProps) {
  const { t } = useTranslation('waves');
  const width = rowWidth(row);
  const [fraction, setFraction] = useState<number | null>(row.format.fraction ?? width >> 1);
  const [signedFixed, setSigned] = useState(row.format.signedFixed ?? false);
  const format = { radix: 'fixed', fraction: fraction ?? 0, signedFixed } as const;
  return (
    <RowDialog
      title={t('rows.fixedPoint')}
      row={row}
      valid={fraction !== null}
      onOk={() => dispatch({ type: 'change', keys: [row.key], change: { format } })}
      onClose={onClose}
    >
      <Form.Item
        label={t('dialog.fraction')}
        extra={t('dialog.fractionHint', { whole: width - (fraction ?? 0) })}
      >
        <InputNumber autoFocus min={0} max={256} precision={0} value={fraction} onChange={setFraction} />
      </Form.Item>
      <Checkbox checked={signedFixed} onChange={(event) => setSigned(event.target.checked)}>
        {t('dialog.signed')}
      </Checkbox>
    </RowDialog>
  );
}
