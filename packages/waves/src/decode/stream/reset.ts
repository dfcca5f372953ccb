import type { OptionValue } from '../decodeTypes.ts';
import type { Line } from './line.ts';

/** Whether the reset is inactive; an unknown level is not. Without a reset line there is none. */
export function outOfReset(line: Line | undefined, options: Record<string, OptionValue>): () => boolean {
  if (!line) return () => true;
  const inactive = options.reset === 'low' ? '1' : '0';
  return () => line.bit === inactive;
}
