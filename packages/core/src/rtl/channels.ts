import { input, output } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';

/** Signals of a memory channel inside the core that the requester drives, with their widths. */
const REQUEST: Readonly<Record<string, number>> = {
  ...{ req: 1, we: 1, buffered: 1, addr: 32, be: 4, wdata: 32 },
  /** What a line of the cache is asked for instead of an access: bit 0 writes it to memory, bit 1 drops it. */
  manage: 2,
};
/** Those that answer it: grant in the cycle of the request, data and error with `rvalid`. */
const RESPONSE: Readonly<Record<string, number>> = { gnt: 1, rvalid: 1, rdata: 32, err: 1 };

export type ChannelSignal =
  | 'req'
  | 'we'
  | 'buffered'
  | 'addr'
  | 'be'
  | 'wdata'
  | 'manage'
  | 'gnt'
  | 'rvalid'
  | 'rdata'
  | 'err';

/** Of the channel for instructions. */
export const FETCH_SIGNALS: readonly ChannelSignal[] = ['req', 'addr', 'gnt', 'rvalid', 'rdata', 'err'];
/** Of the channel for loads and stores. */
export const DATA_SIGNALS: readonly ChannelSignal[] = [
  ...(['req', 'we', 'addr', 'be', 'wdata'] as const),
  ...(['gnt', 'rvalid', 'rdata', 'err'] as const),
];
/** The same where instructions manage the lines of the data cache. */
export const dataSignals = ({ base }: CoreOptions): readonly ChannelSignal[] =>
  base.zicbom ? [...DATA_SIGNALS.slice(0, 5), 'manage', ...DATA_SIGNALS.slice(5)] : DATA_SIGNALS;
/** What tells a request from its answer, without what is asked for. */
export const HANDSHAKE_SIGNALS: readonly ChannelSignal[] = ['req', 'gnt', 'rvalid', 'rdata', 'err'];

/**
 * Ports `<prefix>_req`, … of a unit that sends requests on a channel, or takes them. `address` is the range of the
 * address where not all of its bits are looked at.
 */
export function channelPorts(
  prefix: string,
  side: 'requester' | 'responder',
  signals: readonly ChannelSignal[],
  address?: string,
): PortText[] {
  const [outward, inward] = side === 'requester' ? [output, input] : [input, output];
  return signals.map((signal) => {
    const name = `${prefix}_${signal}`;
    const width = signal === 'addr' ? (address ?? 32) : (REQUEST[signal] ?? RESPONSE[signal]!);
    return signal in REQUEST ? outward(name, width) : inward(name, width);
  });
}
