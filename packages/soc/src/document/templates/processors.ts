import type { BusInterface, IpDescriptor, Said } from '@netloom/model';
import { hasAddresses, protocolOf } from '../../bus/protocol.ts';
import { shapeOf } from '../../design/shape.ts';
import type { Library } from '../../library/library.ts';
import { say } from '../../wording/sentences.ts';

/** What plays a processor in a project without a core. */
const EXERCISER = 'netloom:ip:exerciser:1.0';

/** Bits of a beat at the crossbar, and the most that an ID of a manager has there. */
const DATA = 32;
const MOST_ID = 16;

/** The buses by which a block starts transfers. */
export const managersOf = ({ busInterfaces }: IpDescriptor) =>
  busInterfaces.filter(({ role, bus }) => role === 'manager' && hasAddresses(bus));

/** What it sends without addresses, as its trace. */
export const streamsOf = ({ busInterfaces }: IpDescriptor) =>
  busInterfaces.filter(({ role, bus }) => role === 'manager' && !hasAddresses(bus));

const widest = (
  library: Library,
  ip: IpDescriptor,
  bus: BusInterface,
  signals: readonly string[],
): number => {
  const ports = shapeOf(library, ip.vlnv, {}, {})?.ports;
  return Math.max(0, ...signals.map((signal) => ports?.get(bus.signals[signal] ?? '')?.width ?? 0));
};

/** Bits of the IDs of a manager, which some have for one direction alone. */
export const idWidthOf = (library: Library, ip: IpDescriptor, bus: BusInterface): number =>
  bus.bus === 'axi4' ? widest(library, ip, bus, ['AWID', 'ARID']) : 0;

/** Why a bus finds no place at the crossbar. */
function against(library: Library, ip: IpDescriptor, manager: BusInterface): Said | undefined {
  const { name: end, bus } = manager;
  const core = ip.title;
  if (bus !== 'axi4' && bus !== 'axi4-lite')
    return say('template/core-bus', { core, end, bus: protocolOf(bus).title });
  const bits = widest(library, ip, manager, ['WDATA', 'RDATA']);
  if (bits !== DATA) return say('template/core-data', { core, end, bits, taken: DATA });
  const ids = idWidthOf(library, ip, manager);
  return ids > MOST_ID ? say('template/core-ids', { core, end, bits: ids, taken: MOST_ID }) : undefined;
}

interface Candidate {
  ip: IpDescriptor;
  against: Said | undefined;
}

function candidatesOf(library: Library): Candidate[] {
  return library.names
    .flatMap((vlnv) => library.find(vlnv)?.descriptor ?? [])
    .filter((ip) => ip.resetVector !== undefined && managersOf(ip).length > 0)
    .map((ip) => {
      const [reason] = managersOf(ip).flatMap((manager) => against(library, ip, manager) ?? []);
      return { ip, against: reason };
    });
}

const isLite = (ip: IpDescriptor) => managersOf(ip).every(({ bus }) => bus === 'axi4-lite');

/** A processor of the library, first of all one whose buses are AXI4-Lite, or the exerciser. */
export function processorOf(library: Library): IpDescriptor | undefined {
  const cores = candidatesOf(library).filter((each) => !each.against);
  const core = cores.find(({ ip }) => isLite(ip)) ?? cores[0];
  return core ? core.ip : library.find(EXERCISER)?.descriptor;
}

/** Why the exerciser stands where the project has cores: a reason for each; none where one of them is placed. */
export function leftOut(library: Library): Said[] {
  const cores = candidatesOf(library);
  return cores.every((each) => each.against) ? cores.flatMap((each) => each.against ?? []) : [];
}
