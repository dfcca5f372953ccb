import type { DocumentPlace } from '@netloom/model';
import { pathOf } from '@netloom/soc';
import { showBlock, showEndpoint, showLinks } from '../find/show.ts';
import { linkId } from '../geometry/links.ts';
import { useSoc } from '../store/socStore.ts';
import { showBottom } from '../store/uiStore.ts';

/** Shows where in the design a problem is: its endpoint, block or connections, or the table it stands in. */
export function showPlace(place: DocumentPlace): void {
  const [section = '', key = ''] = pathOf(place.pointer);
  const links = [place.pointer, ...(place.others ?? [])].flatMap((pointer) => linkAt(pointer) ?? []);
  if (place.endpoint !== undefined) showEndpoint(place.endpoint);
  else if (links.length > 0) showLinks(links);
  else if (place.instance !== undefined) showBlock(place.instance);
  else showBlock(key);
  if (section === 'addressMap') showBottom('addresses');
  if (section === 'interrupts') showBottom('interrupts');
}

/** Id of the connection that a pointer into the document names. */
function linkAt(pointer: string): string | undefined {
  const { document } = useSoc.getState();
  const [section = '', key = ''] = pathOf(pointer);
  if (section === 'interrupts') {
    const line = document.interrupts[key];
    return line && linkId(section, key, line.sink);
  }
  if (section !== 'portConnections' && section !== 'interfaceConnections') return undefined;
  const entry = document[section][Number(key)];
  if (!entry) return undefined;
  const [from, to] = 'from' in entry ? [entry.from, entry.to] : [entry.manager, entry.subordinate];
  return linkId(section, from, to);
}
