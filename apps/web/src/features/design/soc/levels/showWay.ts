import { documentIn } from '@netloom/soc';
import { fitsPattern, matchingName } from '../find/matchingName.ts';
import { showBlocks, showEndpoint } from '../find/show.ts';
import { useSoc } from '../store/socStore.ts';
import { goDown } from './levels.ts';

/**
 * Shows a block or pin by the way to it, `cluster0/uart0.irq`, in its level: as far down as the way leads. A name with a `*`
 * stands for all that fit, and for the first of them where the way goes on.
 */
export async function showWay(way: string): Promise<void> {
  const names = way.split('/');
  const { document, library } = useSoc.getState();
  const down: string[] = [];
  for (let at = document; down.length < names.length - 1;) {
    const name = matchingName(names[down.length]!, Object.keys(at.instances));
    const below = name === undefined ? undefined : documentIn(library, at.instances[name]!);
    if (!below) break;
    down.push(name!);
    at = below;
  }
  if (down.length > 0) await goDown(down);
  const last = names[down.length]!;
  if (!last.includes('*')) return showEndpoint(last);
  showBlocks(Object.keys(useSoc.getState().document.instances).filter((name) => fitsPattern(last, name)));
}
