import { Form, InputNumber, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analog } from '../view/model.ts';
import { RowDialog } from './RowDialog.tsx';
import type { RowDialogProps } from './RowDialog.tsx';
import './dialogs.css';

/** Least and greatest value of a curve's scale; an empty one follows what is in sight. */
export function ScaleDialog({ row, dispatch, onClose }: RowDialogProps) {
  const { t } = useTranslation('waves');
  const scale: Analog = row.analog ?? { mode: 'step' };
  const [low, setLow] = useState<number | null>(scale.low ?? null);
  const [high, setHigh] = useState<number | null>(scale.high ?? null);
  const valid = low === null || high === null || low < high;
  const analog = { mode: scale.mode, ...(low !== null && { low }), ...(high !== null && { high }) };
  const field = {
    className: 'nl-wave-dialog-number',
    placeholder: t('dialog.automatic'),
    status: valid ? '' : 'error',
  } as const;
  return (
    <RowDialog
      title={t('analog.scale')}
      row={row}
      valid={valid}
      onOk={() => dispatch({ type: 'change', keys: [row.key], change: { analog } })}
      onClose={onClose}
    >
      <p className="nl-wave-dialog-hint">{t('dialog.scaleHint')}</p>
      <Space size="large">
        <Form.Item label={t('dialog.least')}>
          <InputNumber autoFocus {...field} value={low} onChange={setLow} />
        </Form.Item>
        <Form.Item label={t('dialog.greatest')}>
          <InputNumber {...field} value={high} onChange={setHigh} />
        </Form.Item>
      </Space>
    </RowDialog>
  );
}
