import type { Scene } from '../geometry/scene.ts';

/** One end of a connection as it is being edited: a pin with the bits taken of it, or a constant. */
export interface EndpointPart {
  endpoint: string;
  high: number;
  low: number;
}

export function partOf(scene: Scene, endpoint = ''): EndpointPart {
  const match = /^(.*?)\[(\d+)(?::(\d+))?\]$/.exec(endpoint);
  if (match) return { endpoint: match[1]!, high: Number(match[2]), low: Number(match[3] ?? match[2]) };
  const width = scene.pins.get(endpoint)?.shape.width ?? 0;
  return { endpoint, high: Math.max(0, width - 1), low: 0 };
}

/** As the document writes it: without a slice where all bits are taken. */
export function endpointText(scene: Scene, { endpoint, high, low }: EndpointPart): string {
  const width = scene.pins.get(endpoint)?.shape.width ?? 0;
  if (width === 0 || (low === 0 && high === width - 1)) return endpoint;
  return high === low ? `${endpoint}[${high}]` : `${endpoint}[${high}:${low}]`;
}
