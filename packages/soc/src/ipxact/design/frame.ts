import type { IpDescriptor, SocDocument } from '@netloom/model';
import type { XmlElement } from '@netloom/xml';
import type { Report } from '../report.ts';
import type { Sections } from './extension.ts';
import { wiresOf } from './references.ts';
import type { Wire } from './references.ts';
import { say } from '../../wording/sentences.ts';

export type Frame = Pick<SocDocument, 'clocks' | 'resets' | 'ports' | 'interfaces'>;
type DescriptorOf = (instance: string) => IpDescriptor | undefined;

/** Stands for a frequency that IP-XACT does not say, in Hz. */
const UNKNOWN_FREQUENCY = 100e6;

/** The top level: of our extension, else of the design's component, else what the connections name. */
export function frameOf(
  root: XmlElement,
  top: IpDescriptor | undefined,
  descriptorOf: DescriptorOf,
  sections: Sections,
  report: Report,
): Frame {
  const { clocks, resets, ports, interfaces } = sections as Partial<Frame>;
  if (clocks && resets && ports && interfaces) return { clocks, resets, ports, interfaces };
  const frame: Frame = { clocks: {}, resets: {}, ports: {}, interfaces: {} };
  const silent = wiresOf(root, { lose: () => undefined } as unknown as Report);
  const inBuses = new Set(top?.busInterfaces.flatMap(({ signals }) => Object.values(signals)));
  for (const { name, bus, role } of top?.busInterfaces ?? []) frame.interfaces[name] = { bus, role };
  if (top && top.busInterfaces.length > 0) report.lose(say('SOC-IMPORT/ipxact/topNames', {}), root);
  for (const port of top?.ports ?? []) {
    const { name, direction, width, description } = port;
    if (!inBuses.has(name))
      frame.ports[name] = { direction, width, ...(description !== undefined && { description }) };
  }
  for (const wire of silent) addEnds(wire, frame, descriptorOf, top !== undefined);
  takeClocks(silent, frame, descriptorOf);
  if (Object.keys(frame.clocks).length > 0)
    report.lose(say('SOC-IMPORT/ipxact/frequency', { clocks: Object.keys(frame.clocks).join(', ') }), root);
  return frame;
}

/** A port that only connections name goes as wide, and as far the other way, as what it is connected to. */
function addEnds({ ends }: Wire, frame: Frame, descriptorOf: DescriptorOf, isDeclared: boolean): void {
  for (const { instance, name, slice } of ends) {
    if (instance !== undefined || name in frame.ports || isDeclared) continue;
    const peer = ends.find((end) => end.instance !== undefined);
    const port = peer && descriptorOf(peer.instance!)?.ports.find((each) => each.name === peer.name);
    const width = slice ? slice.high + 1 : peer?.slice ? peer.slice.high - peer.slice.low + 1 : undefined;
    frame.ports[name] = {
      direction: port?.direction ?? 'in',
      width: width === undefined ? (port?.width ?? '1') : String(width),
    };
  }
}

/** Inputs that lead to clock and reset pins are clocks and resets. */
function takeClocks(wires: readonly Wire[], frame: Frame, descriptorOf: DescriptorOf): void {
  const pins = wires.flatMap(({ ends }) => {
    const outer = ends.find(({ instance }) => instance === undefined);
    const isBit =
      outer && frame.ports[outer.name]?.direction === 'in' && frame.ports[outer.name]?.width === '1';
    return isBit
      ? ends.filter(({ instance }) => instance !== undefined).map((end) => ({ outer: outer.name, end }))
      : [];
  });
  for (const { outer, end } of pins) {
    if (!descriptorOf(end.instance!)?.clocks.some(({ port }) => port === end.name)) continue;
    frame.clocks[outer] = { frequency: UNKNOWN_FREQUENCY };
    delete frame.ports[outer];
  }
  const [clock] = Object.keys(frame.clocks);
  for (const { outer, end } of pins) {
    const reset = descriptorOf(end.instance!)?.resets.find(({ port }) => port === end.name);
    if (!reset || clock === undefined || !(outer in frame.ports)) continue;
    frame.resets[outer] = { polarity: reset.polarity, clock };
    delete frame.ports[outer];
  }
}
