import { CaretDownOutlined, CaretRightOutlined } from '@ant-design/icons';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TreeRow } from './rows.ts';
import { StateIcon } from './StateIcon.tsx';

interface Props {
  row: TreeRow;
  chosen: boolean;
  tabbable: boolean;
  onFocus: () => void;
  onClick: () => void;
}

/** A group or a peripheral of the tree; drawn anew when what it says changes, whatever the handlers' identity. */
export const TreeLine = memo(Line, (one, other) => {
  const isSame = one.chosen === other.chosen && one.tabbable === other.tabbable;
  return isSame && JSON.stringify(saidOf(one.row)) === JSON.stringify(saidOf(other.row));
});

function saidOf(row: TreeRow): unknown[] {
  if (row.kind === 'group') return [row.group, row.isOpen, row.inUse, row.count];
  const { state, mode, pins } = row.summary;
  return [row.instance, state, mode?.name, pins];
}

function Line({ row, chosen, tabbable, onFocus, onClick }: Props) {
  const { t } = useTranslation('pinPeripherals');
  const line = useRef<HTMLDivElement>(null);
  const isGroup = row.kind === 'group';
  const mode = isGroup ? undefined : row.summary.mode;
  useEffect(() => {
    if (chosen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div
      ref={line}
      role="treeitem"
      aria-level={isGroup ? 1 : 2}
      aria-expanded={isGroup ? row.isOpen : undefined}
      aria-selected={chosen}
      tabIndex={tabbable ? 0 : -1}
      data-kind={row.kind}
      onFocus={onFocus}
      onClick={onClick}
    >
      {isGroup ? (
        <>
          {row.isOpen ? <CaretDownOutlined /> : <CaretRightOutlined />}
          <b>{t(`group.${row.group}`)}</b>
          <small>{t('inUse', { used: row.inUse, all: row.count })}</small>
        </>
      ) : (
        <>
          <StateIcon state={row.summary.state} />
          <span>{row.instance}</span>
          <small>{mode ? t(`mode.${mode.name}`, { defaultValue: mode.label }) : ''}</small>
          <code>{row.summary.pins > 0 ? t('pinCount', { count: row.summary.pins }) : ''}</code>
        </>
      )}
    </div>
  );
}
