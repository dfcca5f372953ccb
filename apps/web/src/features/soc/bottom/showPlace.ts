import type { DocumentPlace } from '@netloom/model';
import { pathOf } from '@netloom/soc';
import { showBlock, showEndpoint, showLink } from '../find/places.ts';
import { linksOf } from '../geometry/links.ts';
import { useSoc } from '../store/socStore.ts';
import { showBottom } from '../store/uiStore.ts';

/** Shows where in the design a problem is: its endpoint, block or connection, or the table it stands in. */
export function showPlace(place: DocumentPlace): void {
  const [section = '', key = ''] = pathOf(place.pointer);
  const link = linkAt(section, Number(key));
  if (place.endpoint !== undefined) showEndpoint(place.endpoint);
  else if (link !== undefined) showLink(link);
  else if (place.instance !== undefined) showBlock(place.instance);
  else showBlock(key);
  if (section === 'addressMap') showBottom('addresses');
  if (section === 'interrupts') showBottom('interrupts');
}

/** Id of the connection at an index of a table of the document. */
function linkAt(section: string, index: number): string | undefined {
  const { document } = useSoc.getState();
  if (section !== 'portConnections' && section !== 'interfaceConnections') return undefined;
  const entry = document[section][index];
  if (!entry) return undefined;
  const ends = 'from' in entry ? [entry.from, entry.to] : [entry.manager, entry.subordinate];
  return linksOf(document).find((link) => link.from === ends[0] && link.to === ends[1])?.id;
}
