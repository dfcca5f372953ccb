import { Dropdown } from 'antd';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { formatValue } from '../format/radix.ts';
import { rowHeight } from '../layout.ts';
import { startDrag } from '../scopes/dragSignals.ts';
import type { Row, ViewAction } from '../view/viewState.ts';
import styles from './Board.module.css';
import { rowMenu } from './rowMenu.ts';

interface Props {
  row: Row;
  index: number;
  selected: boolean;
  value: string | null | undefined;
  dispatch: Dispatch<ViewAction>;
}

/** Name and value at the cursor of one displayed signal. */
export function NameRow({ row, index, selected, value, dispatch }: Props) {
  const { t } = useTranslation('waves');
  const { variable, radix, key } = row;
  const scope = variable.path.split('.').at(-2);
  const text = value === null || value === undefined ? '' : formatValue(value, variable, radix);
  return (
    <Dropdown trigger={['contextMenu']} menu={rowMenu(row, index, t, dispatch)}>
      <div
        role="option"
        aria-selected={selected}
        className={styles.row}
        style={{ top: index * rowHeight, height: rowHeight }}
        draggable
        onDragStart={(event) => startDrag(event.dataTransfer, { row: key })}
        onClick={() => dispatch({ type: 'select', key })}
        onContextMenu={() => dispatch({ type: 'select', key })}
      >
        <span className={styles.name} title={`${variable.path} ${variable.range} (${variable.kind})`}>
          {variable.name}
          <span className={styles.range}>{variable.range}</span>
          <span className={styles.scope}>{scope}</span>
        </span>
        <span className={styles.value} title={text}>
          {text}
        </span>
      </div>
    </Dropdown>
  );
}
