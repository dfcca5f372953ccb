import type { RunRequest } from '@netloom/contract';

/** The options that make figures of two runs of one kind incomparable, e.g. "liberty osu018 flat WIDTH=8". */
export function requestLabel(request: RunRequest): string {
  return labelParts(request).filter(Boolean).join(' ');
}

/** All options that tell runs of one kind and top apart, what differs most often first: the seed, and the label's. */
export function requestDetails(request: RunRequest): string {
  const seed = 'seed' in request && request.seed !== undefined ? `seed ${request.seed}` : '';
  return [seed, requestLabel(request)].filter(Boolean).join(' ');
}

function labelParts(request: RunRequest): string[] {
  switch (request.kind) {
    case 'lint':
      return [];
    case 'simulate':
      return [request.plusargs, request.simulator];
    case 'synthesize': {
      const { target, liberty, flatten, parameters } = request;
      return [target, target === 'liberty' ? liberty : '', flatten ? 'flat' : '', parameters];
    }
    case 'timing':
      return [request.liberty, request.sdc];
    case 'place':
      return [request.device, request.package, `${request.frequencyMegahertz} MHz`];
    case 'boot':
      return [request.firmware, request.trace ? 'waves' : ''];
  }
}
