import { create } from 'zustand';
import type { NameValue } from '../../../files/editor/index.ts';

interface BusLoad {
  /** Connections have the colour of their measured load. */
  shown: boolean;
  /** Share of clocks that carried data, by the id of the connection. */
  loads: ReadonlyMap<string, number>;
  /** The same as text on the wires. */
  labels: ReadonlyMap<string, NameValue>;
}

const NONE: Pick<BusLoad, 'loads' | 'labels'> = { loads: new Map(), labels: new Map() };

export const useBusLoad = create<BusLoad>(() => ({ shown: false, ...NONE }));

export function toggleBusLoad(): void {
  useBusLoad.setState(({ shown }) => ({ shown: !shown, ...NONE }));
}

export const percentText = (share: number): string =>
  `${share > 0 && share < 0.01 ? '<1' : Math.round(100 * share)} %`;

export function takeLoads(loads: ReadonlyMap<string, number>): void {
  const labels = new Map(
    [...loads].map(([id, share]) => [id, { text: percentText(share), tone: 'known' as const }]),
  );
  useBusLoad.setState({ loads, labels });
}
