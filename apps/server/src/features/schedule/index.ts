import type { Feature } from '../../services.ts';

export const schedule: Feature = { routes: [] };
