import type { Rect } from '../../../../../view2d/geometry.ts';
import { routeNets } from './route.ts';
import type { RouteRequest } from './route.ts';

export interface RoutingJob {
  requests: RouteRequest[];
  obstacles: Rect[];
}

self.onmessage = ({ data }: MessageEvent<RoutingJob>) => {
  self.postMessage(routeNets(data.requests, data.obstacles));
};
