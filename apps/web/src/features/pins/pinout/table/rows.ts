import type { Analysis, Chip, PinState } from '@netloom/pins';
import { STATES, stateOf } from '../state/states.ts';
import { isFound } from '../package/view/matches.ts';
import type { ColumnId } from './columns.ts';

/** A pin as the table shows it: nothing but plain values, so that an edit draws again only what it changed. */
export interface Row {
  /** Position and name: either alone may repeat. */
  key: string;
  position: string;
  name: string;
  type: string;
  state: PinState;
  signal: string;
  label: string;
  locked: boolean;
  GPIO_Mode: string;
  GPIO_PullupPulldown: string;
  GPIO_Speed: string;
  PinState: string;
}

export interface Sort {
  column: ColumnId;
  descending: boolean;
}

interface Filter {
  search: string;
  /** Empty: all. */
  only: ReadonlySet<PinState>;
}

/** The chip's pins that a filter leaves, sorted. */
export function rowsOf(chip: Chip, analysis: Analysis, { search, only }: Filter, sort: Sort): Row[] {
  const wanted = search.trim();
  return chip.pins
    .filter((pin) => wanted === '' || isFound(pin, analysis, wanted))
    .map(({ position, name, type }, index) => rowOf(position, name, type, index))
    .filter(({ state }) => only.size === 0 || only.has(state))
    .sort(byColumn(sort));

  function rowOf(position: string, name: string, type: string, index: number): Row {
    const known = analysis.pins.get(name);
    const { signal = '', label = '', lock = false } = known?.assignment ?? {};
    const value = (setting: string) => String(known?.values?.[setting] ?? '');
    return {
      key: `${position} ${name} ${position === '' ? index : ''}`.trim(),
      position,
      name,
      type,
      state: stateOf(name, analysis),
      signal,
      label,
      locked: lock,
      GPIO_Mode: value('GPIO_Mode'),
      GPIO_PullupPulldown: value('GPIO_PullupPulldown'),
      GPIO_Speed: value('GPIO_Speed'),
      PinState: value('PinState'),
    };
  }
}

const collator = new Intl.Collator('en', { numeric: true });

/** Empty cells come last, either way; equal ones in the order of positions. */
function byColumn({ column, descending }: Sort): (one: Row, other: Row) => number {
  const sign = descending ? -1 : 1;
  return (one, other) => {
    const [a, b] = [sortText(one, column), sortText(other, column)];
    if ((a === '') !== (b === '')) return a === '' ? 1 : -1;
    return sign * collator.compare(a, b) || collator.compare(one.position, other.position);
  };
}

function sortText(row: Row, column: ColumnId): string {
  if (column === 'state') return String(STATES.indexOf(row.state));
  if (column === 'lock') return row.locked ? '0' : '';
  return row[column];
}
