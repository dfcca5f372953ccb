import type { Feature } from '../../services.ts';
import { generateRoute } from './generate.ts';
import { listRoute } from './list.ts';

export { memoryFiles } from './memoryFolder.ts';

export const memory: Feature = {
  routes: [listRoute, generateRoute],
};
