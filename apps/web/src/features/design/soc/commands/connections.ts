import { connectClocksAndResets, disconnect, exportToTop } from '@netloom/soc';
import { announceWarning } from '../../../../announce.ts';
import { i18n } from '../../../../i18n.ts';
import { propose } from '../attach/proposal.ts';
import type { PlacedBlock } from '../geometry/scene.ts';
import { change } from '../store/history.ts';
import { isShared } from '../levels/levels.ts';
import { useSoc } from '../store/socStore.ts';
import { openDialog } from '../store/uiStore.ts';
import type { SocCommand } from './command.ts';
import { settledLayout } from './moveBlocks.ts';

export function selectedInstances(): PlacedBlock[] {
  const { selection, scene } = useSoc.getState();
  return [...selection.blocks]
    .map((name) => scene.byName.get(name))
    .filter((block) => block?.shape.kind === 'instance') as PlacedBlock[];
}

/** Open ports and interfaces of the selected instances, clocks and resets apart. */
export function openPins(): string[] {
  const { scene } = useSoc.getState();
  const open = selectedInstances().flatMap((block) =>
    block.shape.pins.filter(
      (pin) => !scene.connected.has(pin.endpoint) && pin.kind !== 'clock' && pin.kind !== 'reset',
    ),
  );
  return open.map((pin) => pin.endpoint);
}

/** Exports endpoints to the top level. What cannot be exported stays as it is. */
export function exportEndpoints(endpoints: string[]): void {
  const { document, library } = useSoc.getState();
  let current = document;
  for (const endpoint of endpoints) current = exportToTop(current, library, endpoint).document ?? current;
  change({ document: current });
}

function disconnectSelected(): void {
  const { document } = useSoc.getState();
  const endpoints = selectedInstances().flatMap((block) => block.shape.pins.map((pin) => pin.endpoint));
  change({ document: endpoints.reduce(disconnect, document) });
}

const hasInstance = (): boolean => selectedInstances().length > 0;

/** Proposes to connect all of the selected instances that is open and needs no question. */
function attachSelected(): void {
  const { document, layout, scene } = useSoc.getState();
  const names = selectedInstances().map(({ shape }) => shape.name);
  const placed = { document, layout: settledLayout(layout, scene) };
  if (!propose(placed, names, false)) announceWarning(i18n.t('soc:attach.none'));
}

export const connectionCommands: SocCommand[] = [
  {
    id: 'attach',
    keys: ['A'],
    when: hasInstance,
    run: attachSelected,
  },
  {
    id: 'connectClocks',
    keys: ['Shift+C'],
    when: () => Object.keys(useSoc.getState().document.instances).length > 0,
    run() {
      const { document, library } = useSoc.getState();
      change({ document: connectClocksAndResets(document, library) });
    },
  },
  {
    id: 'exportToTop',
    keys: ['E'],
    when: () => hasInstance() && isShared(),
    run: () => exportEndpoints(openPins()),
  },
  {
    id: 'connectPort',
    keys: ['W'],
    when: hasInstance,
    run: () => openDialog('connect'),
  },
  {
    id: 'disconnect',
    when: hasInstance,
    run: disconnectSelected,
  },
];
