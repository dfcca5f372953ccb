import type { Drawing } from './types.ts';

export interface NodePlace {
  lane: number;
  /** Index of its cell, at whose beginning it lies. */
  cell: number;
  /** Ticks. */
  time: number;
}

/** Where each named place of a drawing lies; of two with one name the last counts. */
export function nodesOf({ lanes }: Pick<Drawing, 'lanes'>): Map<string, NodePlace> {
  const places = new Map<string, NodePlace>();
  lanes.forEach(({ node, period, phase }, lane) => {
    [...node].forEach((name, cell) => {
      if (name !== '.' && name !== ' ') places.set(name, { lane, cell, time: cell * period - phase });
    });
  });
  return places;
}
