import type { Route } from './http/route.ts';
import type { Services } from './serviceParts.ts';

export type { Services } from './serviceParts.ts';

export interface Feature {
  routes: Route[];
  /** Runs before the server listens; what it returns runs before the database closes. */
  start?(services: Services): Promise<() => Promise<void>>;
}
