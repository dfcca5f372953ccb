import type { Feature } from '../../services.ts';
import type { Hub } from './hub.ts';
import { getSseStreamRoute } from './getSseStream.ts';

export { Hub } from './hub.ts';
export type { BrowserStream } from './hub.ts';
export type { Audience } from './topic.ts';
export { everybody, LIST_REST, membersOf, restFor } from './topic.ts';

declare module '../../serviceParts.ts' {
  interface Services {
    hub: Hub;
  }
}

export const stream: Feature = { routes: [getSseStreamRoute] };
