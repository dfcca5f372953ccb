import type { SocClock, SocReset } from '@netloom/model';
import { rename } from '@netloom/soc';
import { addClock, removeTreeItem, setClock, setReset } from '@netloom/soc/clocks';
import { change, takeEdit, useSoc } from '../../soc/index.ts';
import { select, useClockView } from './clockStore.ts';

export function editClock(name: string, part: Partial<SocClock>): void {
  change({ document: setClock(useSoc.getState().document, name, part) });
}

export function editReset(name: string, part: Partial<SocReset>): void {
  change({ document: setReset(useSoc.getState().document, name, part) });
}

/** Renames a clock or reset wherever it stands. */
export function renameItem(from: string, to: string): void {
  const { document, layout } = useSoc.getState();
  if (takeEdit(rename({ document, layout }, from, to))) select(to);
}

/** An input of the top level, or a clock made of another one. */
export function newClock(from?: string): void {
  const { document, name } = addClock(useSoc.getState().document, from);
  change({ document });
  select(name);
}

export function removeSelected(): void {
  const { selected } = useClockView.getState();
  const { document } = useSoc.getState();
  if (selected === undefined) return;
  const section = Object.hasOwn(document.clocks, selected) ? 'clocks' : 'resets';
  change({ document: removeTreeItem(document, section, selected) });
  select(undefined);
}
