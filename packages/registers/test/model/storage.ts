import type { RegisterField } from '@netloom/model';
import { isWritable } from '@netloom/registers';

/** How a field is made: `wire` shows hardware's value, `constant` its reset. */
export type Storage = 'wire' | 'constant' | 'stored';

export function storageOf(field: RegisterField): Storage {
  const { hardware, hardwareEnable, hardwareSet, hardwareClear, counter, interrupt, onRead } = field;
  const bySoftware = isWritable(field) || onRead !== undefined;
  const isGiven = hardware === 'w' || hardware === 'rw';
  const isSticky = interrupt !== undefined && interrupt.sticky !== 'none';
  const isEventful = hardwareSet || hardwareClear || counter !== undefined || isSticky;
  if (!bySoftware && isGiven && hardwareEnable === 'always' && !isEventful) return 'wire';
  return bySoftware || isGiven || isEventful || interrupt ? 'stored' : 'constant';
}
