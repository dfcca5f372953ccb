import type { SuiteId } from '@netloom/model';
import { create } from 'zustand';

export interface Weights {
  compute: number;
  memory: number;
  flow: number;
  traps: number;
}

interface DeliveryState {
  /** Folder of the core; undefined for the first one. */
  core: string | undefined;
  /** Suites that are left out. */
  without: ReadonlySet<SuiteId>;
  programs: number;
  seed: number;
  weights: Weights;
  /** Folder of executables that others wrote; empty for none. */
  others: string;
}

/** What is looked at and chosen on the screen of delivery tests. */
export const useDelivery = create<DeliveryState>(() => ({
  core: undefined,
  without: new Set(),
  programs: 20,
  seed: 1,
  weights: { compute: 4, memory: 3, flow: 2, traps: 1 },
  others: '',
}));

export function toggleSuite(id: SuiteId): void {
  const without = new Set(useDelivery.getState().without);
  if (!without.delete(id)) without.add(id);
  useDelivery.setState({ without });
}
