import type { Design } from '../../design/block.ts';
import { endsOf } from '../../design/busEnd.ts';
import type { BusEnd } from '../../design/busEnd.ts';
import type { BusPort } from '../../design/busProfile.ts';
import { soleClockInput } from '../../design/clockInputs.ts';
import type { Link } from '../../design/links.ts';
import type { ResolvedInterface } from '../../design/resolve.ts';
import type { Wiring } from '../../design/wires.ts';
import { endpointKey } from '../../document/endpoint.ts';
import { benchName } from './controlText.ts';

/** What the bench's text is made from. */
export interface BenchDesign {
  design: Design;
  /** With the signals of the interface connections. */
  wiring: Wiring;
}

/** One end of a bus that the bench drives or watches. */
export interface BusUnderTest {
  /** Endpoint, e.g. `cpu0.m_axil`. */
  key: string;
  /** The endpoint as an identifier. */
  name: string;
  bus: 'axi4-lite' | 'apb';
  /** The world outside plays this end. */
  outside: boolean;
  /** Clock as the bench reads it. */
  clock: string;
  addressWidth: number;
  dataWidth: number;
  /** Signal in the protocol's terms → how the bench reads it. */
  reads: ReadonlyMap<string, string>;
  /** Signal that this end drives → its port. */
  drives: ReadonlyMap<string, string>;
}

/** The end of a link, or why the bench cannot drive or watch it. */
export function busUnderTest(
  bench: BenchDesign,
  link: Link,
  side: 'manager' | 'subordinate',
): BusUnderTest | string {
  const end = link[side];
  const busEnd = endsOf(bench.design, link)[side];
  const { bus, addressWidth, dataWidth } = busEnd.profile;
  if (bus !== 'axi4-lite' && bus !== 'apb') return `the bench does not speak ${bus}`;
  if (addressWidth === undefined || dataWidth === undefined || addressWidth > 64 || dataWidth > 64)
    return 'the bench handles 64 bits of address and data';
  const missing = REQUIRED[bus].find((signals) => signals.every((name) => !busEnd.profile.signals.has(name)));
  if (missing) return `the interface has no ${missing.join(' or ')}`;
  const clock = clockOf(bench, end);
  if (clock === undefined) return 'its clock is not known';
  return {
    key: end.key,
    name: end.key.replace('.', '_'),
    bus,
    outside: end.instance === undefined,
    clock,
    addressWidth,
    dataWidth,
    reads: readsOf(busEnd),
    drives: drivesOf(busEnd),
  };
}

/** Each group is needed in one of its signals. */
const REQUIRED = {
  'axi4-lite': [
    ['AWVALID', 'ARVALID'],
    ['BRESP', 'RRESP'],
  ],
  apb: [['PSEL'], ['PENABLE'], ['PWRITE']],
};

function readsOf(end: BusEnd): Map<string, string> {
  return new Map([...end.profile.signals].map(([logical, port]) => [logical, pathOf(end, port)]));
}

function drivesOf(end: BusEnd): Map<string, string> {
  const driven = [...end.profile.signals].filter(([, { drives }]) => drives);
  return new Map(driven.map(([logical, port]) => [logical, pathOf(end, port)]));
}

function pathOf({ instance, portName }: BusEnd, port: BusPort): string {
  return instance === undefined ? port.port : `dut.${instance}.${portName(port)}`;
}

function clockOf({ design, wiring }: BenchDesign, { instance, name }: ResolvedInterface): string | undefined {
  if (instance === undefined) return design.document.interfaces[name]?.clock ?? soleClock(design);
  const shape = design.blocks.get(instance)?.shape;
  const port = shape && (shape.interfaces.get(name)?.clock ?? soleClockInput(shape.descriptor));
  const source = port === undefined ? undefined : wiring.drives.get(endpointKey(instance, port))?.[0]?.source;
  if (source?.kind !== 'net' || source.width !== 1) return undefined;
  const { clocks } = design.document;
  return source.instance === undefined ? benchName(clocks, source.port) : `dut.${source.key}`;
}

function soleClock({ document }: Design): string | undefined {
  const clocks = Object.keys(document.clocks);
  return clocks.length === 1 ? clocks[0] : undefined;
}
