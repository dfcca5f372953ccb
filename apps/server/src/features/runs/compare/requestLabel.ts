import type { RunRequest } from '@netloom/contract';

/** The options that make figures of two runs of one kind incomparable, e.g. "liberty osu018 flat WIDTH=8". */
export function requestLabel(request: RunRequest): string {
  return labelParts(request).filter(Boolean).join(' ');
}

function labelParts(request: RunRequest): string[] {
  switch (request.kind) {
    case 'lint':
      return [];
    case 'simulate':
      return [request.simulator, request.plusargs];
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
