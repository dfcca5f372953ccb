import type { Point } from '../../../../view2d/geometry.ts';
import { withRoutes } from '../geometry/scene.ts';
import type { Scene } from '../geometry/scene.ts';
import { routeNets } from '../geometry/routing/route.ts';

type Show = (refined: Scene, rough: Scene) => void;

let worker: Worker | undefined;
/** The scene that the worker is at, and the one that waits; what came between is not shown any more. */
let busy: Scene | undefined;
let next: { scene: Scene; show: Show } | undefined;

/** Routes the wires of a rough scene beside the page, and gives it with them. */
export function refine(scene: Scene, show: Show): void {
  if (!scene.routing.isRough) return;
  if (next === undefined && busy === undefined) afterFrame(begin);
  next = { scene, show };
}

/** The frame that shows the rough wires is not kept waiting by what the worker is sent. */
function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

function begin(): void {
  if (next === undefined) return;
  const { scene, show } = next;
  [busy, next] = [scene, undefined];
  worker ??= new Worker(new URL('../geometry/routing/route.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Point[][][]>) => {
    busy = undefined;
    if (next === undefined) show(withRoutes(scene, data), scene);
    else begin();
  };
  worker.onerror = () => {
    // It is drawn all the same, and the next scene gets a worker of its own.
    [busy, worker] = [undefined, undefined];
    begin();
  };
  const { requests, obstacles } = scene.routing;
  worker.postMessage({ requests, obstacles });
}

/** A scene as it will be, where a picture of it is wanted now. */
export function refined(scene: Scene): Scene {
  const { isRough, requests, obstacles } = scene.routing;
  return isRough ? withRoutes(scene, routeNets(requests, obstacles)) : scene;
}
