import type { KeyboardEvent } from 'react';

const STEPS: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrows move the focus from box to box, past those that cannot be ticked. */
export function gridKeys(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const cell = (event.target as Element).closest('td');
  const row = cell?.closest('tr');
  if (step === undefined || !cell || !row) return;
  const rows = [...event.currentTarget.querySelectorAll('tbody tr')];
  let [y, x] = [rows.indexOf(row) + step[0], cell.cellIndex + step[1]];
  for (; rows[y]?.children[x] !== undefined; y += step[0], x += step[1]) {
    const box = rows[y]!.children[x]!.querySelector('input');
    if (box === null || box.disabled) continue;
    event.preventDefault();
    box.focus();
    return;
  }
}
