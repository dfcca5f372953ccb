import { ArrowDownOutlined, ArrowUpOutlined, SwapOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignalPart } from '../view/model.ts';
import { partWidth, rangeOf } from '../view/signalRow.ts';
import { RowDialog } from './RowDialog.tsx';
import type { RowDialogProps } from './RowDialog.tsx';
import './dialogs.css';

function swapped(parts: SignalPart[], at: number): SignalPart[] {
  return parts.with(at, parts[at + 1]!).with(at + 1, parts[at]!);
}

/** In which order the parts of a built vector stand, the most significant on top. */
export function OrderDialog({ row, dispatch, onClose }: RowDialogProps) {
  const { t } = useTranslation('waves');
  const [parts, setParts] = useState(row.parts);
  return (
    <RowDialog
      title={t('rows.order')}
      row={row}
      valid
      onOk={() => dispatch({ type: 'parts', key: row.key, parts })}
      onClose={onClose}
    >
      <p className="nl-wave-dialog-hint">{t('dialog.orderHint')}</p>
      <ol className="nl-wave-dialog-parts">
        {parts.map((part, at) => (
          <li key={`${part.path} ${part.high} ${at}`}>
            <span className="nl-wave-dialog-path">{part.path + rangeOf(part)}</span>
            <span className="nl-wave-dialog-dim">{t('dialog.bits', { count: partWidth(part) })}</span>
            <Button
              type="text"
              size="small"
              icon={<ArrowUpOutlined />}
              aria-label={t('moveUp')}
              disabled={at === 0}
              onClick={() => setParts(swapped(parts, at - 1))}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowDownOutlined />}
              aria-label={t('moveDown')}
              disabled={at === parts.length - 1}
              onClick={() => setParts(swapped(parts, at))}
            />
          </li>
        ))}
      </ol>
      <Button size="small" icon={<SwapOutlined rotate={90} />} onClick={() => setParts(parts.toReversed())}>
        {t('dialog.reverse')}
      </Button>
    </RowDialog>
  );
}
