import { LockFilled } from '@ant-design/icons';
import type { PinState } from '@netloom/pins';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { StateSign } from '../state/StateMark.tsx';
import { SaidMark } from '../../../talk/lookedAt/index.ts';
import { useTexts } from '../peripherals/form/useTexts.ts';
import { useStateNames } from '../state/useStateNames.ts';
import { LabelCell, SettingCell } from './CellEditor.tsx';
import { COLUMNS, ROW_HEIGHT } from './columns.ts';
import type { Column, ColumnId } from './columns.ts';
import type { Row } from './rows.ts';

interface Props extends Omit<Row, 'key'> {
  id: string;
  rowKey: string;
  index: number;
  chosen: boolean;
  /** Column of the cell that the keys act on, when it is in this row, and whether it is being edited. */
  active: ColumnId | undefined;
  editing: boolean;
  problem: string | undefined;
  /** How many messages are about it. */
  said: number | undefined;
  /** Pins that an edit of the row changes. */
  pinsOfEdit: (key: string) => string[];
}

/** One pin; drawn again only when what it shows changes. */
export const PinRow = memo(function PinRow(props: Props) {
  const { t } = useTranslation('pinTable');
  const names = useStateNames();
  const texts = useTexts();
  const { id, rowKey, index, chosen, active, name, state, problem } = props;
  return (
    <div
      role="row"
      className="nl-pins-row"
      aria-rowindex={index + 2}
      aria-selected={chosen}
      data-row={rowKey}
      data-state={state}
      data-active={active !== undefined}
      title={problem}
      style={{ transform: `translateY(${index * ROW_HEIGHT}px)` }}
    >
      <span role="gridcell" data-check>
        <input type="checkbox" tabIndex={-1} checked={chosen} readOnly aria-label={t('choose', { name })} />
      </span>
      {COLUMNS.map((column) => (
        <span
          key={column.id}
          id={active === column.id ? id : undefined}
          role="gridcell"
          data-column={column.id}
          data-active={active === column.id}
          data-edit={column.edit !== undefined && (props.signal !== '' || column.edit === 'signal')}
          className={column.mono ? 'nl-mono' : undefined}
        >
          {cellOf(props, column, { t, names, texts })}
        </span>
      ))}
    </div>
  );
});

interface Texts {
  t: (key: string) => string;
  names: Record<PinState, string>;
  texts: ReturnType<typeof useTexts>;
}

/** What a cell holds; no component, so that a row of cells asks for its texts once. */
function cellOf(props: Props, { id, edit }: Column, { t, names, texts }: Texts) {
  if (props.editing && props.active === id) {
    const pins = () => props.pinsOfEdit(props.rowKey);
    const title = t(`column.${id}`);
    return id === 'label' ? (
      <LabelCell pins={pins} title={title} label={props.label} />
    ) : (
      <SettingCell pin={props.name} pins={pins} title={title} setting={id} />
    );
  }
  if (id === 'name') {
    return (
      <>
        {props.name} <SaidMark count={props.said} />
      </>
    );
  }
  if (id === 'lock') return props.locked ? <LockFilled aria-label={t('locked')} /> : null;
  if (id === 'state') {
    return (
      <>
        <StateSign state={props.state} />
        {names[props.state]}
      </>
    );
  }
  if (edit !== 'setting' || props[id] === '') return props[id];
  return texts.option({ name: id }, { value: props[id], label: props[id] });
}
