import type { Feature } from '../../services.ts';
import { generateRoute } from './generate.ts';
import { listRoute } from './list.ts';

export { pinmuxFiles } from './pinmuxFolder.ts';

export const pinmux: Feature = {
  routes: [listRoute, generateRoute],
};
