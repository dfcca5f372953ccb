import type { Said } from '@netloom/model';
import { say } from './sentences.ts';

export function bitsSaid(count: number): Said {
  return count === 1 ? say('bits/one', {}) : say('bits/many', { count });
}
