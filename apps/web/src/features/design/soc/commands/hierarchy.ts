import { announceError } from '../../../../announce.ts';
import { dissolveInstance } from '../levels/dissolveSelected.ts';
import { exposeEndpoints } from '../levels/exposeSelected.ts';
import { ascend, descend, descendHere, descendable, isBelow, isShared } from '../levels/levels.ts';
import { lightNet } from '../light/light.ts';
import { useSoc } from '../store/socStore.ts';
import { openDialog } from '../store/uiStore.ts';
import type { SocCommand } from './command.ts';
import { openPins, selectedInstances } from './connections.ts';

const hasInstance = (): boolean => selectedInstances().length > 0;

/** Whether a block of the diagram has levels below. */
function hasLevels(): boolean {
  const { document, library } = useSoc.getState();
  return Object.values(document.instances).some(({ ip }) => library.find(ip)?.document !== undefined);
}

/** The end of the selected connection. */
function litEndpoint(): string | undefined {
  const { selection, scene } = useSoc.getState();
  if (selection.links.size !== 1) return undefined;
  return scene.links.find(({ id }) => selection.links.has(id))?.to;
}

export const hierarchyCommands: SocCommand[] = [
  {
    id: 'descend',
    keys: ['D'],
    when: () => descendable() !== undefined,
    run: () => void descend(descendable()!).catch(announceError),
  },
  {
    id: 'descendHere',
    keys: ['H'],
    when: () => descendable() !== undefined,
    run: () => void descendHere(descendable()!).catch(announceError),
  },
  {
    id: 'ascend',
    keys: ['U'],
    when: isBelow,
    run: () => void ascend().catch(announceError),
  },
  {
    id: 'levels',
    keys: ['Shift+L'],
    when: hasLevels,
    run: () => openDialog('levels'),
  },
  {
    id: 'light',
    keys: ['N'],
    when: () => litEndpoint() !== undefined,
    run: () => lightNet(litEndpoint()!),
  },
  {
    id: 'group',
    keys: ['Ctrl+G'],
    claimsKeys: true,
    when: () => hasInstance() && isShared(),
    run: () => openDialog('group'),
  },
  {
    id: 'dissolve',
    keys: ['Ctrl+Shift+G'],
    claimsKeys: true,
    when: () => descendable() !== undefined,
    run: () => void dissolveInstance(descendable()!).catch(announceError),
  },
  {
    id: 'expose',
    keys: ['Shift+E'],
    when: () => hasInstance() && isBelow() && isShared(),
    run: () => exposeEndpoints(openPins()),
  },
];
