import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { namesOf } from '../format/formats.ts';
import { namesText, readNames } from '../format/valueNames.ts';
import type { SignalRow } from '../view/model.ts';
import { rowWidth } from '../view/signalRow.ts';
import { RowDialog } from './RowDialog.tsx';
import type { RowDialogProps } from './RowDialog.tsx';
import './dialogs.css';

const lines = 8;

function changeOf(row: SignalRow, names: Record<string, string>) {
  if (Object.keys(names).length > 0) return { names, radix: 'enum' } as const;
  return { names: undefined, ...(row.format.radix === 'enum' && { radix: 'hex' as const }) };
}

/** Names of values, one `value = name` a line: states of a machine, codes of an opcode. */
export function NamesDialog({ row, dispatch, onClose }: RowDialogProps) {
  const { t } = useTranslation('waves');
  const width = rowWidth(row);
  const [text, setText] = useState(namesText(namesOf(row) ?? {}));
  const { names, problem } = readNames(text, width);
  const change = { format: changeOf(row, names) };
  return (
    <RowDialog
      title={t('rows.valueNames')}
      row={row}
      valid={!problem}
      onOk={() => dispatch({ type: 'change', keys: [row.key], change })}
      onClose={onClose}
    >
      <p className="nl-wave-dialog-hint">{t('dialog.namesHint', { width })}</p>
      <Input.TextArea
        autoFocus
        rows={lines}
        className="nl-wave-dialog-mono"
        aria-label={t('rows.valueNames')}
        placeholder={'0 = IDLE\n1 = BUSY\n2 = DONE'}
        status={problem ? 'error' : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="nl-wave-dialog-error" role="alert">
        {problem && t(`dialog.${problem.kind}`, { line: problem.line, width })}
      </p>
    </RowDialog>
  );
}
