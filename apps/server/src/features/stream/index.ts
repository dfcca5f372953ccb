import type { Feature } from '../../services.ts';
import { getSseStreamRoute } from './getSseStream.ts';
import { subscribeRoute } from './subscribe.ts';

export { Hub } from './hub.ts';
export type { RunEventSource } from './runFeed.ts';

export const stream: Feature = { routes: [getSseStreamRoute, subscribeRoute] };
