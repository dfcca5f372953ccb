import type { Feature } from '../../services.ts';
import { generateRoute } from './generate.ts';
import { listRoute } from './list.ts';

export const block: Feature = {
  routes: [listRoute, generateRoute],
};
