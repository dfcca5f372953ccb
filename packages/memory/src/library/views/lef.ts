import { joinedBits } from './buses.ts';
import { lineAt } from './view.ts';
import type { LibraryFile, View, ViewPin } from './view.ts';

const DIRECTIONS: Readonly<Record<string, ViewPin['direction']>> = {
  INPUT: 'in',
  OUTPUT: 'out',
  INOUT: 'inout',
};

/** Macros of a LEF file (LEF/DEF Language Reference 5.8, MACRO): size, pins, what supplies them. */
export function readLef({ path, text }: LibraryFile): View[] {
  const starts = [...text.matchAll(/^[ \t]*MACRO[ \t]+(\S+)/gm)];
  return starts.map((start, index) => {
    const body = text.slice(start.index, starts[index + 1]?.index ?? text.length);
    const size = /^[ \t]*SIZE[ \t]+([\d.]+)[ \t]+BY[ \t]+([\d.]+)/m.exec(body);
    return {
      macro: start[1]!,
      format: 'lef',
      path,
      line: lineAt(text, start.index),
      pins: joinedBits(pinsOf(body)),
      ...(size && { size: [Number(size[1]), Number(size[2])] as [number, number] }),
      ...(size && { area: Number(size[1]) * Number(size[2]) }),
    };
  });
}

/** A pin goes from `PIN name` to the next one; its shapes have no direction and no use. */
function pinsOf(body: string): ViewPin[] {
  const starts = [...body.matchAll(/^[ \t]*PIN[ \t]+(\S+)/gm)];
  return starts.map((start, index) => {
    const text = body.slice(start.index, starts[index + 1]?.index ?? body.length);
    const direction = /^[ \t]*DIRECTION[ \t]+(\w+)/m.exec(text)?.[1] ?? '';
    const use = /^[ \t]*USE[ \t]+(\w+)/m.exec(text)?.[1];
    return {
      name: start[1]!,
      direction: DIRECTIONS[direction.toUpperCase()] ?? 'inout',
      bits: 1,
      ...((use === 'POWER' || use === 'GROUND') && { supply: true }),
      ...(use === 'CLOCK' && { clock: true }),
    };
  });
}
