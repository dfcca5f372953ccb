import { protocolOf, standardSignals } from '../bus/protocol.ts';
import type { BusProfile } from '../design/busProfile.ts';
import type { SocInterface } from '../library/topInterface.ts';

/** An interface of a top level that carries all that one inside has, and plays the same part towards the world. */
export function interfaceLike(profile: BusProfile, clock: string | undefined): SocInterface {
  const { bus, role, addressWidth, dataWidth } = profile;
  const more = furtherSignals(profile);
  return {
    bus,
    role,
    ...(addressWidth === undefined ? {} : { addressWidth: String(addressWidth) }),
    ...(dataWidth === undefined ? {} : { dataWidth: String(dataWidth) }),
    ...(more.length > 0 && { signals: Object.fromEntries(more) }),
    ...(clock === undefined ? {} : { clock }),
  };
}

/** Signals of the protocol that not every interface of a top level has, such as identifiers, and their bits. */
function furtherSignals({ bus, signals }: BusProfile): [name: string, bits: string][] {
  const standard = new Set(standardSignals(bus).map(({ name }) => name));
  const { signals: known } = protocolOf(bus);
  return [...signals].flatMap(([name, { width }]) =>
    known.has(name) && !standard.has(name) && width > 0 ? [[name, String(width)] as [string, string]] : [],
  );
}
