import { bundleKey } from '../geometry/bundles.ts';
import { linksIn } from '../geometry/scene.ts';
import { setSoc, useSoc } from '../store/socStore.ts';
import type { SocCommand } from './command.ts';

/** The bundle of the selected connections, drawn or opened. */
function selectedBundle(): string | undefined {
  const { bundles, openBundles, scene, selection } = useSoc.getState();
  const [id] = selection.links;
  if (!bundles || id === undefined) return undefined;
  const drawn = scene.wires.find((wire) => linksIn(wire).some((link) => link.id === id));
  if (drawn?.bundle) return drawn.net;
  const [from, to] = [scene.pins.get(drawn?.link.fromPin ?? ''), scene.pins.get(drawn?.link.toPin ?? '')];
  const key = from && to && bundleKey(from, to);
  return key !== undefined && openBundles.has(key) ? key : undefined;
}

/** Draws the connections of a bundle one by one, or together again. */
function toggleBundle(key: string): void {
  const { openBundles } = useSoc.getState();
  const others = new Set([...openBundles].filter((each) => each !== key));
  setSoc({ openBundles: openBundles.has(key) ? others : new Set([...openBundles, key]) });
}

export const bundleCommands: SocCommand[] = [
  {
    id: 'bundles',
    keys: ['B'],
    run: () => setSoc({ bundles: !useSoc.getState().bundles, openBundles: new Set() }),
  },
  {
    id: 'openBundle',
    keys: ['O'],
    when: () => selectedBundle() !== undefined,
    run: () => toggleBundle(selectedBundle()!),
  },
];
