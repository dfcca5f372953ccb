import type { SynthesizedMacro } from '@netloom/model';
import { groupsIn, readLiberty } from '../../../liberty/readLiberty.ts';
import type { LibertyGroup } from '../../../liberty/readLiberty.ts';

const numberOf = (text: string | undefined) => {
  const value = Number(text);
  return text === undefined || !Number.isFinite(value) ? null : value;
};

/** The macros of a Liberty file: all of its cells, those that say so with words and bits. */
export function libertyMacros(text: string): SynthesizedMacro[] {
  return groupsIn(readLiberty(text), 'cell').map(macroOf);
}

function macroOf(cell: LibertyGroup): SynthesizedMacro {
  const memory = groupsIn(cell, 'memory')[0]?.attributes ?? {};
  const address = numberOf(memory.address_width);
  return {
    cell: cell.name,
    words: address === null ? null : 2 ** address,
    width: numberOf(memory.word_width),
    area: numberOf(cell.attributes.area),
    from: 'liberty',
  };
}
