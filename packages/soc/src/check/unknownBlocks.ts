import type { Diagnostic } from '@netloom/model';
import type { Design } from '../design/block.ts';
import { parseEndpoint } from '../document/endpoint.ts';
import type { Code } from './codes.ts';

/** What an end seems to lack whose other end is a block that is not known. */
const ABSENCES: ReadonlySet<string> = new Set<Code>([
  'SOC-REQUIRED-OPEN',
  'SOC-UNDRIVEN',
  'SOC-CLOCK-MISSING',
  'SOC-RESET-MISSING',
  'SOC-ADDRESS-UNREACHABLE',
  'SOC-ADDRESS-MANAGER',
]);

/** A block whose IP or generator is not known is one problem: nothing is said of what may be behind its connections. */
export function withoutEchoes(design: Design, found: Diagnostic[]): Diagnostic[] {
  if ([...design.blocks.values()].every(({ shape }) => shape)) return found;
  const ends = endsAtUnknown(design);
  return found.filter(
    ({ code, place }) =>
      !ABSENCES.has(code) || place?.kind !== 'document' || !ends.has(place.endpoint ?? place.pointer),
  );
}

/** Endpoints, without bits, that are connected to an unknown block. */
function endsAtUnknown({ document, blocks }: Design): Set<string> {
  const pairs = [
    ...document.interfaceConnections.map(({ manager, subordinate }) => [manager, subordinate] as const),
    ...document.portConnections.map(({ from, to }) => [from, to] as const),
    ...Object.entries(document.interrupts).map(([source, { sink }]) => [source, sink] as const),
  ];
  const isUnknown = (text: string) => {
    const end = parseEndpoint(text);
    const block = end?.kind === 'name' && end.instance !== undefined ? blocks.get(end.instance) : undefined;
    return block !== undefined && !block.shape;
  };
  const names = pairs.flatMap(([a, b]) => [...(isUnknown(a) ? [b] : []), ...(isUnknown(b) ? [a] : [])]);
  return new Set(names.map((name) => name.replace(/\[.*/, '')));
}
