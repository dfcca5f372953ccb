import { existsSync } from 'node:fs';
import { stillHolds } from './holder.ts';
import { taskFiles } from './taskFiles.ts';

/** How often a runner looks. */
export const ORDER_MILLISECONDS = 250;

export interface Orders {
  cancel: () => void;
  /** Somebody else has the run. */
  lose: () => void;
}

/** Watches the run's folder for what others want of its runner: no signal reaches it from another machine. */
export function watchOrders(folder: string, number: number, orders: Orders): void {
  setInterval(() => {
    if (!stillHolds(folder, number)) orders.lose();
    else if (existsSync(taskFiles(folder).cancel)) orders.cancel();
  }, ORDER_MILLISECONDS).unref();
}
