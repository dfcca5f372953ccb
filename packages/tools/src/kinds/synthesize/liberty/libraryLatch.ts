import { groupsIn } from '../../../liberty/readLiberty.ts';
import type { LibertyGroup } from '../../../liberty/readLiberty.ts';

/** A latch of the library by its pins; it is open while the enable is high, or low. */
export interface LibraryLatch {
  cell: string;
  enable: string;
  data: string;
  output: string;
  openHigh: boolean;
}

/** A pin, or one that is inverted in one of the two ways that Liberty knows. */
const PIN = /^\(?\s*(!?)\s*(\w+)\s*('?)\s*\)?$/;

/** Undefined for what is no latch, and for one that has more than an enable and data: a clear or a preset. */
export function libraryLatch(cell: LibertyGroup): LibraryLatch | undefined {
  const latch = cell.groups.find(({ kind }) => kind === 'latch');
  if (!latch || latch.attributes.clear !== undefined || latch.attributes.preset !== undefined)
    return undefined;
  const enable = PIN.exec(latch.attributes.enable ?? '');
  const data = PIN.exec(latch.attributes.data_in ?? '');
  const [state] = latch.name.split(/\W+/);
  const output = groupsIn(cell, 'pin').find(({ attributes }) => attributes.function === state);
  if (!enable || !data || data[1] || data[3] || !output) return undefined;
  return {
    cell: cell.name,
    enable: enable[2]!,
    data: data[2]!,
    output: output.name,
    openHigh: !enable[1] && !enable[3],
  };
}
