import type { Diagnostic, IpDescriptor, SocDocument } from '@netloom/model';
import type { ToolFaults } from './plainFaults.ts';

type Find = (vlnv: string) => IpDescriptor | undefined;

const OPEN = new Set(['SOC-UNDRIVEN', 'SOC-REQUIRED-OPEN', 'SOC-CLOCK-MISSING', 'SOC-RESET-MISSING']);
/** What makes a connection none at all: what follows for its ends is said of nothing. */
const BROKEN = /^SOC-(ENDPOINT|DIRECTION|PROTOCOL|SHAPE|INTERRUPT-(SOURCE|SINK|NUMBER))$/;

/** Where checks and tools do not find the same, a line each. */
export function disagreements(
  document: SocDocument,
  find: Find,
  said: readonly Diagnostic[],
  tools: ToolFaults,
): string[] {
  const broken = new Set(
    said.filter(({ code }) => BROKEN.test(code ?? '')).flatMap(({ place }) => entryOf(place)),
  );
  const lost = lostEnds(document, find, broken);
  const at = (codes: (code: string) => boolean) =>
    said.flatMap(({ code, place }) =>
      codes(code ?? '') && place?.kind === 'document' && place.endpoint ? [place.endpoint] : [],
    );
  const whole = (ends: Iterable<string>) =>
    new Set(
      [...ends]
        .map((end) => face(document, find, end))
        .filter((end) => end !== undefined && !lost.has(end)) as string[],
    );
  const constant = new Set(
    document.portConnections.filter(({ from }) => /^\d/.test(from)).map(({ to }) => to),
  );
  const undriven = [...tools.undriven].filter((end) => mustBeDriven(document, find, end));
  const widths = said.flatMap(({ code, place }) => (code === 'SOC-WIDTH' ? entryOf(place) : []));
  const entries = (found: Iterable<string>) =>
    new Set([...found].filter((entry) => /^\/portC/.test(entry) && !broken.has(entry)));
  return [
    ...differences(
      'undriven',
      whole(at((code) => OPEN.has(code)).filter((end) => !constant.has(end))),
      whole(undriven),
    ),
    ...differences(
      'driven twice',
      whole(at((code) => code === 'SOC-MULTIPLE-DRIVERS')),
      whole(tools.multiple),
    ),
    ...differences(
      'width',
      entries(widths),
      entries([...tools.width].map((index) => `/portConnections/${index}`)),
    ),
  ];
}

function differences(what: string, ours: ReadonlySet<string>, theirs: ReadonlySet<string>): string[] {
  const alone = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...some].filter((each) => !others.has(each));
  return [
    ...alone(ours, theirs).map((end) => `${what}: only the check says ${end}`),
    ...alone(theirs, ours).map((end) => `${what}: only a tool says ${end}`),
  ];
}

/** The entry of a connection or interrupt that a place is in. */
function entryOf(place: Diagnostic['place']): string[] {
  if (place?.kind !== 'document') return [];
  return /^\/(portConnections|interfaceConnections|interrupts)\/[^/]+/.exec(place.pointer)?.slice(0, 1) ?? [];
}

function lostEnds(document: SocDocument, find: Find, broken: ReadonlySet<string>): Set<string> {
  const ends = [
    ...document.portConnections.map(({ from, to }, index) => [`/portConnections/${index}`, from, to]),
    ...document.interfaceConnections.map(({ manager, subordinate }, index) => [
      `/interfaceConnections/${index}`,
      manager,
      subordinate,
    ]),
    ...Object.entries(document.interrupts).map(([source, { sink }]) => [
      `/interrupts/${source}`,
      source,
      sink,
    ]),
  ];
  const lost = ends.filter(([entry]) => broken.has(entry!)).flatMap(([, ...both]) => both);
  return new Set(lost.flatMap((end) => face(document, find, end) ?? []));
}

/** A port without its slice, or the interface that it belongs to; undefined for interconnect, whose ports are made later. */
function face(document: SocDocument, find: Find, end: string): string | undefined {
  const [instance = '', name] = end.replace(/\[.*$/, '').split('.');
  if (name === undefined) return instance in document.interfaces ? undefined : instance;
  const descriptor = find(document.instances[instance]?.ip ?? '');
  const isMade = descriptor?.generator !== undefined && !descriptor.ports.some((port) => port.name === name);
  if (!descriptor || isMade) return undefined;
  const owner = descriptor.busInterfaces.find(({ signals }) => Object.values(signals).includes(name));
  return `${instance}.${owner?.name ?? name}`;
}

/** Blocks say of inputs that they may stay open; lines of a controller that nothing asks by are tied. */
function mustBeDriven(document: SocDocument, find: Find, end: string): boolean {
  const [instance = '', name] = end.split('.');
  if (Object.values(document.interrupts).some(({ sink }) => sink === end)) return false;
  const port = find(document.instances[instance]?.ip ?? '')?.ports.find((each) => each.name === name);
  return port === undefined || (port.required !== false && port.tieOff === undefined);
}
