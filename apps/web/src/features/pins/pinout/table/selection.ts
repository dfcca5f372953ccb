import { choosePin } from '../store/uiStore.ts';
import type { Row } from './rows.ts';
import { useTable } from './tableStore.ts';

/** Makes a row the one that the keys act on; with `extend` all from the anchor to it are chosen. */
export function goTo(rows: readonly Row[], index: number, extend: boolean): void {
  const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
  if (!row) return;
  const { anchor, row: before } = useTable.getState();
  const from = extend ? (anchor ?? before ?? row.key) : undefined;
  useTable.setState({ row: row.key, editing: false, anchor: from });
  if (from !== undefined) chooseRange(rows, from, row.key);
  choosePin(row.name);
}

function chooseRange(rows: readonly Row[], from: string, to: string): void {
  const [first, last] = [from, to]
    .map((key) => rows.findIndex((row) => row.key === key))
    .sort((one, other) => one - other) as [number, number];
  useTable.setState({
    chosen: new Set(rows.slice(Math.max(0, first), last + 1).map(({ key }) => key)),
  });
}

export function toggleRow(key: string): void {
  useTable.setState(({ chosen }) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    return { chosen: next, anchor: key };
  });
}

export function chooseRows(rows: readonly Row[]): void {
  useTable.setState({ chosen: new Set(rows.map(({ key }) => key)) });
}

/** Names of the pins that an edit of a row speaks of: all chosen ones when the row is one of several. */
export function pinsOfEdit(rows: readonly Row[], row: Row): string[] {
  const { chosen } = useTable.getState();
  if (!chosen.has(row.key)) return [row.name];
  return rows.filter(({ key }) => chosen.has(key)).map(({ name }) => name);
}
