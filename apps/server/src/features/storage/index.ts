import type { Feature } from '../../services.ts';

export const storage: Feature = { routes: [] };
