import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { RegisterMap, RegisterReset } from '@netloom/model';
import { freeName, renameReset } from '@netloom/registers';
import { Button } from 'antd';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { takeEdit } from '../store/history.ts';
import { TextRow } from './TextRow.tsx';
import { PanelContext, SelectRow } from './rows.tsx';

interface ResetRowsProps {
  map: RegisterMap;
  set: (resets: RegisterReset[]) => void;
}

/** The resets of a map: one at least. */
export function ResetRows({ map, set }: ResetRowsProps) {
  const { t } = useTranslation('registers');
  const { readOnly } = use(PanelContext);
  const { resets } = map;

  function add() {
    const name = freeName(
      'rst_n',
      resets.map((reset) => reset.name),
    );
    set([...resets, { name, polarity: 'low', style: 'synchronous' }]);
  }

  return (
    <>
      <h4>
        {t('section.resets')}
        <Button
          type="text"
          size="small"
          icon={<PlusOutlined />}
          disabled={readOnly}
          aria-label={t('reset.add')}
          title={t('reset.add')}
          onClick={add}
        />
      </h4>
      {resets.map((reset, index) => (
        <ResetPart
          key={index}
          reset={reset}
          onRename={(name) => takeEdit(renameReset(map, index, name))}
          onChange={(next) => set(resets.with(index, next))}
          onRemove={resets.length > 1 ? () => set(resets.toSpliced(index, 1)) : undefined}
        />
      ))}
    </>
  );
}

interface ResetPartProps {
  reset: RegisterReset;
  onRename: (name: string) => void;
  onChange: (reset: RegisterReset) => void;
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined;
}

function ResetPart({ reset, onRename, onChange, onRemove }: ResetPartProps) {
  const { t } = useTranslation('registers');
  const { readOnly } = use(PanelContext);
  return (
    <div className="nl-reg-part">
      <TextRow name="resetName" value={reset.name} onChange={onRename} />
      <SelectRow
        name="polarity"
        value={reset.polarity}
        options={['low', 'high']}
        onChange={(polarity) => polarity && onChange({ ...reset, polarity })}
      />
      <SelectRow
        name="style"
        value={reset.style}
        options={['synchronous', 'asynchronous']}
        onChange={(style) => style && onChange({ ...reset, style })}
      />
      {onRemove && (
        <Button type="text" size="small" icon={<DeleteOutlined />} disabled={readOnly} onClick={onRemove}>
          {t('reset.remove', { name: reset.name })}
        </Button>
      )}
    </div>
  );
}
