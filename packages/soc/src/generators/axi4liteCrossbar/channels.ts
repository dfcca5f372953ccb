import { standardSignals } from '../../bus/protocol.ts';
import type { BusSignal } from '../../bus/signal.ts';

export type Channel = 'aw' | 'w' | 'b' | 'ar' | 'r';

/** A signal beside the handshake. */
export interface Payload {
  /** Name on the bus in lower case, e.g. `wdata`. */
  signal: string;
  /** The register that holds it, e.g. `w_data`. */
  register: string;
  /** Bits for each manager or target, as text. */
  bits: string;
}

const BITS: Readonly<Record<string, string>> = { address: 'AW', data: 'DW', strobe: 'SW' };

/** Bits of a signal for one peer, as text. */
export function bitsOf({ width }: BusSignal): string {
  return typeof width === 'number' ? String(width) : BITS[width]!;
}

/** What a channel of AXI4-Lite carries (Arm IHI 0022H, B1.1). */
export function payloadOf(channel: Channel): Payload[] {
  return standardSignals('axi4-lite').flatMap((signal) => {
    const name = signal.name.toLowerCase();
    const rest = name.slice(channel.length);
    if (!name.startsWith(channel) || rest === 'valid' || rest === 'ready') return [];
    return [{ signal: name, register: `${channel}_${rest}`, bits: bitsOf(signal) }];
  });
}

/** The bits of one manager or target in the flat vectors. */
export function part(index: string, bits: string): string {
  return bits === '1' ? `[${index}]` : `[${index}*${bits}+:${bits}]`;
}

/** Range of a flat vector of `count` parts. */
export function rangeOf(count: string, bits: string): string {
  return bits === '1' ? `[${count}-1:0]` : `[${count}*${bits}-1:0]`;
}
