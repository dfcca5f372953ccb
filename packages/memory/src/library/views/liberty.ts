import { groupsIn, readLiberty } from '@netloom/tools/liberty';
import type { LibertyGroup } from '@netloom/tools/liberty';
import { joinedBits } from './buses.ts';
import { delayOf } from './libertyDelay.ts';
import { lineAt } from './view.ts';
import type { LibraryFile, View, ViewPin } from './view.ts';

const DIRECTIONS: Readonly<Record<string, ViewPin['direction']>> = {
  input: 'in',
  output: 'out',
  inout: 'inout',
};

/** Memories of a Liberty library (Liberty User Guide, Vol. 1: memory, bus, type): cells that have a `memory` group. */
export function readLibertyViews({ path, text }: LibraryFile): View[] {
  const library = readLiberty(text);
  return groupsIn(library, 'cell')
    .filter((cell) => groupsIn(cell, 'memory').length > 0)
    .map((cell) => viewOf(library, cell, { path, text }));
}

function viewOf(library: LibertyGroup, cell: LibertyGroup, { path, text }: LibraryFile): View {
  const [memory] = groupsIn(cell, 'memory');
  const starts = [...text.matchAll(/\bcell\s*\(\s*"?([^\s")]+)/g)];
  const start = starts.find(([, name]) => name === cell.name)?.index ?? 0;
  const number = (value: string | undefined) => (value === undefined ? undefined : Number(value));
  const figures = {
    area: number(cell.attributes.area),
    bits: number(memory?.attributes.word_width),
    addressBits: number(memory?.attributes.address_width),
  };
  return {
    macro: cell.name,
    format: 'liberty',
    path,
    line: lineAt(text, start),
    pins: joinedBits(pinsOf(library, cell)),
    ...known(figures),
    ...delayOf(library, cell),
  };
}

function known(figures: Record<string, number | undefined>): Partial<View> {
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => Number.isFinite(value)));
}

function pinsOf(library: LibertyGroup, cell: LibertyGroup): ViewPin[] {
  const types = [...groupsIn(library, 'type'), ...groupsIn(cell, 'type')];
  const signals = groupsIn(cell, 'pin', 'bus').flatMap((group) => {
    const type = types.find(({ name }) => name === group.attributes.bus_type);
    return group.name.split(/\s+/).map((name) => pinOf(group, name, type));
  });
  const supplies = groupsIn(cell, 'pg_pin').map(({ name }) => {
    return { name, direction: 'inout' as const, bits: 1, supply: true };
  });
  return [...signals, ...supplies];
}

/** A bus may leave its direction to the pins in it. */
function pinOf(group: LibertyGroup, name: string, type: LibertyGroup | undefined): ViewPin {
  const { attributes } = group;
  const [first] = groupsIn(group, 'pin');
  const direction = attributes.direction ?? first?.attributes.direction ?? '';
  const [from, to] = [type?.attributes.bit_from, type?.attributes.bit_to].map(Number);
  const bits = type?.attributes.bit_width ?? Math.abs(from! - to!) + 1;
  return {
    name,
    direction: DIRECTIONS[direction] ?? 'inout',
    bits: group.kind === 'bus' && type !== undefined ? Number(bits) : 1,
    ...(type !== undefined && from !== to && { ascending: from! < to! }),
    ...(attributes.clock === 'true' && { clock: true }),
  };
}
