import type { Feature } from '../../services.ts';

export const report: Feature = { routes: [] };
