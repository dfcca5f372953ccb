import type { WaveVariable } from '@netloom/waves';

const signalsType = 'application/x-netloom-signals';
const rowsType = 'application/x-netloom-wave-rows';

/** What is dragged onto the list of displayed signals: new variables, or displayed rows by key. */
export type Dragged = { variables: WaveVariable[] } | { rows: number[] };

export function startDrag(transfer: DataTransfer, dragged: Dragged): void {
  if ('rows' in dragged) transfer.setData(rowsType, JSON.stringify(dragged.rows));
  else transfer.setData(signalsType, JSON.stringify(dragged.variables));
  transfer.effectAllowed = 'copyMove';
}

export function acceptsDrag(transfer: DataTransfer): boolean {
  return transfer.types.includes(signalsType) || transfer.types.includes(rowsType);
}

export function dropped(transfer: DataTransfer): Dragged | null {
  const rows = transfer.getData(rowsType);
  if (rows !== '') return { rows: JSON.parse(rows) as number[] };
  const variables = transfer.getData(signalsType);
  return variables === '' ? null : { variables: JSON.parse(variables) as WaveVariable[] };
}
