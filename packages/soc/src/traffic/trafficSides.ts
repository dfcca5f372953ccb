import { interfaceSignals } from '../bus/protocol.ts';
import { grownPrefix } from '../design/busEnd.ts';
import type { ManagerPeer, Peer } from '../interconnect/spec.ts';
import type { FabricSubject } from './fabricSubject.ts';

/** Beats of a burst under load: a line of a cache, or what a DMA controller asks for. */
const BEATS = 16;

export type Spec = FabricSubject['spec'];

/** The interface of one peer: how its signals begin, and their widths. */
export interface Side {
  prefix: string;
  widths: { addressWidth: number; dataWidth: number; idWidth: number; userWidth: number };
}

export const signalsOf = ({ widths }: Side) =>
  interfaceSignals('axi4', widths).map(({ signal, width }) => ({ name: signal.name.toLowerCase(), width }));

export function sideOf({ dataWidth, options }: Spec, side: 's' | 'm', { name, addressWidth }: Peer): Side {
  const idWidth = side === 's' ? options.ID_WIDTH : options.TARGET_ID_WIDTH;
  return {
    prefix: `${grownPrefix(side, name)}axi_`,
    widths: { addressWidth, dataWidth, idWidth, userWidth: options.USER_WIDTH },
  };
}

/** A place that a manager may go to: base, bytes from which bursts begin, and whether it may be written. */
interface Aim {
  base: bigint;
  bytes: bigint;
  writable: boolean;
}

/** Where each manager may go; a burst under load stays within the place, and within 4 KB. */
export function aimsOf({ routes, subordinates }: Spec, manager: number): Aim[] {
  return subordinates.flatMap((_, target) => {
    const route = routes.find(
      (each) => each.target === target && (each.managers === undefined || each.managers.includes(manager)),
    );
    if (route === undefined) return [];
    const { base, size } = route.place;
    return [{ base, bytes: size, writable: !route.readOnly }];
  });
}

/** A manager's model with what it drives. */
export function managerText(spec: Spec, peer: ManagerPeer, index: number): string {
  const side = sideOf(spec, 's', peer);
  const reached = aimsOf(spec, index);
  // Who reaches nothing asks for nothing.
  const aims = reached.length > 0 ? reached : [{ base: 0n, bytes: 0n, writable: false }];
  const bytes = BigInt(spec.dataWidth / 8);
  const vector = (values: readonly bigint[]) =>
    `{${values
      .toReversed()
      .map((value) => `64'h${value.toString(16)}`)
      .join(', ')}}`;
  const bursts = aims.map((aim) => {
    const room = aim.bytes / (bytes * BigInt(BEATS));
    return room < 1n ? 1n : room;
  });
  const parameters = [
    `.AW(${side.widths.addressWidth}), .DW(${spec.dataWidth}), .IW(${Math.max(1, side.widths.idWidth)})`,
    `.IDS(${side.widths.idWidth === 0 ? 1 : Math.min(16, 2 ** side.widths.idWidth)}), .BEATS(${BEATS}), .AIMS(${aims.length}), .READS(${Number(reached.length > 0)})`,
    `.BASES(${vector(aims.map(({ base }) => base))}), .BURSTS(${vector(bursts)})`,
    `.WRITABLE(${aims.length}'b${aims
      .map(({ writable }) => Number(writable))
      .toReversed()
      .join('')})`,
  ];
  const ports = connections(
    side,
    /^a[wr](addr|id|len|valid|ready)$|^w(valid|ready|last)$|^[br](valid|ready|resp|id|last)$/,
  );
  return `  traffic_manager #(${parameters.join(', ')}) manager${index} (
    .clk, .rst_n, .now, .alone(alone[${index}]), .aim, .loaded, .counted, .answered(answered[${index}]),
    .alone_latency(alone_latency[${index}]), .alone_reads(alone_reads[${index}]), .latency(latency[${index}]),
    .reads(reads[${index}]), .read_beats(read_beats[${index}]), .write_beats(write_beats[${index}]), .refused(refused[${index}]),
    ${ports});
${constants(side)}`;
}

/** What no model drives: every burst is INCR, of whole beats, secure, privileged and written whole. */
function constants({ prefix, widths }: Side): string {
  const size = Math.log2(widths.dataWidth / 8);
  const values = { size: String(size), burst: "2'b01", prot: "3'b001", cache: "4'b0011" };
  const fixed = (['aw', 'ar'] as const).flatMap((channel) =>
    [...Object.entries(values), ...['lock', 'qos', 'region'].map((name) => [name, "'0"] as const)].map(
      ([name, value]) => `  assign ${prefix}${channel}${name} = ${value};`,
    ),
  );
  const user =
    widths.userWidth > 0 ? ['aw', 'w', 'ar'].map((name) => `  assign ${prefix}${name}user = '0;`) : [];
  const idle = ['wstrb', 'wdata'].map((name) => `  assign ${prefix}${name} = '1;`);
  return [...fixed, ...idle, ...user].join('\n');
}

const connections = (side: Side, kept: RegExp) =>
  signalsOf(side)
    .filter(({ name }) => kept.test(name))
    .map(({ name }) => `.${name}(${side.prefix}${name})`)
    .join(', ');

/** A subordinate's model with what it drives. */
export function subordinateText(spec: Spec, peer: Peer, index: number): string {
  const side = sideOf(spec, 'm', peer);
  const ports = connections(
    side,
    /^a[wr](id|len|valid|ready)$|^w(valid|ready|last)$|^[br](valid|ready|id|last)$/,
  );
  const driven = ['bresp', 'rresp', 'rdata', ...(side.widths.userWidth > 0 ? ['buser', 'ruser'] : [])];
  return `  traffic_subordinate #(.IW(${side.widths.idWidth})) subordinate${index} (.clk, .rst_n, ${ports});
${driven.map((name) => `  assign ${side.prefix}${name} = '0;`).join('\n')}`;
}
