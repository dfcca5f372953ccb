import type { WaveVariable } from '@netloom/waves';

const signalsType = 'application/x-netloom-signals';
const rowType = 'application/x-netloom-wave-row';

/** What is dragged onto the list of displayed signals: new variables, or a displayed row by key. */
export type Dragged = { variables: WaveVariable[] } | { row: number };

export function startDrag(transfer: DataTransfer, dragged: Dragged): void {
  if ('row' in dragged) transfer.setData(rowType, String(dragged.row));
  else transfer.setData(signalsType, JSON.stringify(dragged.variables));
  transfer.effectAllowed = 'copyMove';
}

export function acceptsDrag(transfer: DataTransfer): boolean {
  return transfer.types.includes(signalsType) || transfer.types.includes(rowType);
}

export function dropped(transfer: DataTransfer): Dragged | null {
  const row = transfer.getData(rowType);
  if (row !== '') return { row: Number(row) };
  const variables = transfer.getData(signalsType);
  return variables === '' ? null : { variables: JSON.parse(variables) as WaveVariable[] };
}
