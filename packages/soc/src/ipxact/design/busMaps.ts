import { childOf, childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';

/** Physical ports of an interface by their logical names; undefined where a port carries but a part of a signal. */
export type BusMaps = (vlnv: string, bus: string) => ReadonlyMap<string, string> | undefined;

/** Which ports the interfaces of components have, whatever their bus is. */
export function busMaps(components: readonly XmlElement[]): BusMaps {
  const roots = new Map(components.map((root) => [vlnvOf(root), root]));
  return (vlnv, bus) => {
    const root = roots.get(vlnv);
    const interfaces = root ? childrenOf(childOf(root, 'busInterfaces') ?? root, 'busInterface') : [];
    const element = interfaces.find((each) => textOf(each, 'name') === bus);
    return element && mapsOf(element);
  };
}

function mapsOf(element: XmlElement): ReadonlyMap<string, string> | undefined {
  const types = childOf(element, 'abstractionTypes');
  const holder = types ? childrenOf(types, 'abstractionType')[0] : element;
  const list = holder && childOf(holder, 'portMaps');
  if (!list) return undefined;
  const maps = new Map<string, string>();
  for (const map of childrenOf(list, 'portMap')) {
    const [logical, physical] = [childOf(map, 'logicalPort'), childOf(map, 'physicalPort')];
    if (!logical || !physical || childOf(physical, 'partSelect') || childOf(physical, 'vector'))
      return undefined;
    maps.set(textOf(logical, 'name') ?? '', textOf(physical, 'name') ?? '');
  }
  return maps;
}

function vlnvOf(root: XmlElement): string {
  return ['vendor', 'library', 'name', 'version'].map((part) => textOf(root, part) ?? '').join(':');
}
