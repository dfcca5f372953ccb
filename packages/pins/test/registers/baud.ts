import type { State } from './state.ts';

/** fCK / baud that a divider stands for: its fraction has three bits with OVER8, else four (RM0090 30.3.4). */
function ratioOf(state: State, instance: string): number {
  const [divider, control] = [state.get(`${instance}_BRR`)!, state.get(`${instance}_CR1`)!];
  const isOver8 = (control & 0x8000) !== 0;
  return isOver8 ? (divider >> 4) * 8 + (divider & 7) : divider;
}

/**
 * The state with the dividers of another one where they are at most a step apart: the maker's HAL rounds to hundredths
 * first, then to the steps of the fraction.
 */
export function withDividersOf(other: State, state: State): State {
  const same = new Map(state);
  for (const name of state.keys()) {
    const instance = /^(.+)_BRR$/.exec(name)?.[1];
    if (instance && Math.abs(ratioOf(state, instance) - ratioOf(other, instance)) <= 1) {
      same.set(name, other.get(name)!);
    }
  }
  return same;
}
