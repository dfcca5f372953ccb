import type { PinRole } from '../check/analysis.ts';

/** A pin that a signal can go to. */
export interface Place {
  pin: string;
  /** Lead or ball: carries one signal, however many pins are bonded to it. */
  position: string;
  /** Bit of a port that the signal takes there, where the package has that bit on several leads. */
  bit: string | undefined;
  /** Remappings of the peripheral under which the pin offers the signal; undefined: under all. */
  remaps: readonly string[] | undefined;
  /** Interrupt line that the signal takes there: the pins of one number of all ports share it. */
  line: number | undefined;
  role: PinRole | undefined;
}

/** A signal that wants a pin. */
export interface Item {
  signal: string;
  /** All signals of one peripheral must use the same remapping. */
  instance: string;
  /** Pins that it is on. */
  at: readonly string[];
  locked: boolean;
  /** It is to stay where it is, though it is not locked. */
  kept: boolean;
  /** No enabled mode needs it: it may lose its pin when there is none left. */
  spare: boolean;
  /** Where it may go, the most natural first. */
  places: readonly Place[];
}

/** What a choice costs: a pin with a role most, then a lost assignment, then a move; last the order of the pins. */
const MOVE = 2 ** 18;
const LOSS = 2 ** 28;
const ROLE = 2 ** 38;
const LAST_RANK = 255;

export function costOf(item: Item, place: Place, rank: number): number {
  if (item.at.includes(place.pin)) return 0;
  const move = item.at.length > 0 ? MOVE : 0;
  const role = place.role === undefined ? 0 : ROLE;
  return role + move + Math.min(rank, LAST_RANK);
}

/** Of an item that loses its pin. */
export const COST_OF_LOSS = LOSS;

/** Whether a cost is lower by more than the order of pins. */
export function isBetter(cost: number, than: number): boolean {
  return Math.floor(cost / MOVE) < Math.floor(than / MOVE);
}
