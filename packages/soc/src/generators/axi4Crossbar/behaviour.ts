import type { Options } from './options.ts';

const DECODED = `Requests are decoded here and routed by nl_axi4_crossbar, which says how. A subordinate sees a
manager's number above the manager's own ID. An unmapped address is answered with DECERR.`;

const REGISTERED = `${DECODED} No output
depends combinationally on an input`;

const PASSING = `${DECODED} A response's
VALID and payload pass in the clock in which they come; no other output depends combinationally on an input`;

const LATENCY: Record<Options['TOPOLOGY'], string> = {
  full: 'a read takes a clock on its way there and one back.',
  direct: 'a read takes a clock on its way there and none back.',
  pipelined: 'a read takes three clocks on its way there and two back.',
  'shared-bus': 'all share one bus, on which a read takes a clock on its way there and two back.',
};

/** What the head of a crossbar's text says of its topology. */
export function behaviourOf(topology: Options['TOPOLOGY']): string {
  return `${topology === 'direct' ? PASSING : REGISTERED}; ${LATENCY[topology]}`;
}
