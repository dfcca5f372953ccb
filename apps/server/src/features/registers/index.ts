import type { Feature } from '../../services.ts';
import { generateRoute } from './generate.ts';

export const registers: Feature = {
  routes: [generateRoute],
};
