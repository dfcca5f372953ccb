import type { ClockEnable, SocClock, SocReset } from '@netloom/model';
import { rename } from '@netloom/soc';
import {
  addClock,
  addEnable,
  enablesOf,
  removeEnable,
  removeTreeItem,
  renameEnable,
  setClock,
  setEnable,
  setReset,
} from '@netloom/soc/clocks';
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

/** Another enable of a clock. */
export function newEnable(clock: string): void {
  change({ document: addEnable(useSoc.getState().document, clock).document });
}

export function changeEnable(clock: string, name: string, enable: ClockEnable): void {
  change({ document: setEnable(useSoc.getState().document, clock, name, enable) });
}

export function renameEnableTo(clock: string, from: string, to: string): void {
  change({ document: renameEnable(useSoc.getState().document, clock, from, to) });
}

export function dropEnable(clock: string, name: string): void {
  change({ document: removeEnable(useSoc.getState().document, clock, name) });
}

/** Removes the clock, reset or, by `~name`, the enable that is selected; blocks stay. */
export function removeSelected(): void {
  const { selected } = useClockView.getState();
  const { document } = useSoc.getState();
  if (selected === undefined || selected.startsWith('.')) return;
  const enable = enablesOf(document).find(({ name }) => `~${name}` === selected);
  if (enable) {
    dropEnable(enable.clock, enable.name);
    return select(undefined);
  }
  const section = Object.hasOwn(document.clocks, selected) ? 'clocks' : 'resets';
  change({ document: removeTreeItem(document, section, selected) });
  select(undefined);
}
