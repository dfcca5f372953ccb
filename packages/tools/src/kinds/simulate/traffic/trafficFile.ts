import { TRAFFIC_FILE } from '@netloom/model';
import type { RunOutput } from '@netloom/model';

/** A design that has this among its sources records what passes its monitors. */
const RECORDER = /(^|\/)nl_axi4_recorder\.sv$/;

export const recordsTraffic = (sources: readonly string[]): boolean =>
  sources.some((path) => RECORDER.test(path));

/** What tells the recorders where to; seen from the folder of sources, which simulations run in. */
export const TRAFFIC_PLUSARG = `+netloom_traffic=../${TRAFFIC_FILE}`;

export const TRAFFIC_OUTPUT: RunOutput = {
  ...{ path: TRAFFIC_FILE, kind: 'other', title: 'Bus traffic', mediaType: 'text/plain' },
};
