import { Form, InputNumber, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bitPlace, rangeOf, rowWidth, sourceIndex } from '../view/signalRow.ts';
import { RowDialog } from './RowDialog.tsx';
import type { RowDialogProps } from './RowDialog.tsx';

/** Which bits of a vector get a row of their own, counted as the source counts them. */
export function SliceDialog({ row, dispatch, onClose }: RowDialogProps) {
  const { t } = useTranslation('waves');
  const width = rowWidth(row);
  const range = row.parts.length === 1 ? rangeOf(row.parts[0]!) : '';
  const [leftmost, rightmost] = [sourceIndex(range, width - 1), sourceIndex(range, 0)];
  const [left, setLeft] = useState<number | null>(leftmost);
  const [right, setRight] = useState<number | null>(rightmost);
  const limits = { min: Math.min(leftmost, rightmost), max: Math.max(leftmost, rightmost), precision: 0 };
  const places = [left ?? rightmost, right ?? rightmost].map((index) => bitPlace(range, index));
  const [high, low] = [Math.max(...places), Math.min(...places)];
  const valid = left !== null && right !== null && high < width;
  return (
    <RowDialog
      title={t('rows.slice')}
      row={row}
      valid={valid}
      onOk={() => dispatch({ type: 'slice', key: row.key, high, low })}
      onClose={onClose}
    >
      <Space size="large">
        <Form.Item label={t('dialog.left')}>
          <InputNumber autoFocus {...limits} value={left} onChange={setLeft} />
        </Form.Item>
        <Form.Item label={t('dialog.right')}>
          <InputNumber {...limits} value={right} onChange={setRight} />
        </Form.Item>
        <Form.Item label={t('dialog.width')}>
          {t('dialog.bits', { count: valid ? high - low + 1 : 0 })}
        </Form.Item>
      </Space>
    </RowDialog>
  );
}
