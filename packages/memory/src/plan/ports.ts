import type { Ports } from '../document/memory.ts';
import type { Macro } from '../library/macro.ts';

/** A port of the memory; those that write come before those that only read, except for 1r1w. */
export interface RequestPort {
  name: string;
  kind: 'rw' | 'r' | 'w';
}

const PORTS: Readonly<Record<Ports, readonly RequestPort[]>> = {
  '1rw': [{ name: 'a', kind: 'rw' }],
  '1r1w': [
    { name: 'r', kind: 'r' },
    { name: 'w', kind: 'w' },
  ],
  '2rw': [
    { name: 'a', kind: 'rw' },
    { name: 'b', kind: 'rw' },
  ],
  '1rw1r': [
    { name: 'a', kind: 'rw' },
    { name: 'b', kind: 'r' },
  ],
};

export const portsOf = ({ ports }: { ports: Ports }) => PORTS[ports];
export const reads = ({ kind }: Pick<RequestPort, 'kind'>) => kind !== 'w';
export const writes = ({ kind }: Pick<RequestPort, 'kind'>) => kind !== 'r';

/** When a port reads, and when it writes. */
export const readingOf = ({ name, kind }: RequestPort) =>
  kind === 'r' ? `${name}_en` : `${name}_en && !${name}_we`;
export const writingOf = ({ name, kind }: RequestPort) =>
  kind === 'w' ? `${name}_en` : `${name}_en && ${name}_we`;

/** The ports of a macro, by index, that a port of the memory reads and writes with; they may be one. */
export interface Seat {
  port: RequestPort;
  read?: number;
  write?: number;
}

/** A macro port for each of the memory's, none for two; undefined where the macro has too few. */
export function seatsOf(wanted: readonly RequestPort[], macro: Macro): Seat[] | undefined {
  return seat(wanted, macro, new Set());
}

function seat(wanted: readonly RequestPort[], macro: Macro, taken: ReadonlySet<number>): Seat[] | undefined {
  const [port, ...others] = wanted;
  if (port === undefined) return [];
  for (const choice of choices(port, macro, taken)) {
    const used = [choice.read, choice.write].filter((index) => index !== undefined);
    const rest = seat(others, macro, new Set([...taken, ...used]));
    if (rest !== undefined) return [choice, ...rest];
  }
  return undefined;
}

/** One port that does all first, then a pair of which each does its part. */
function choices(port: RequestPort, macro: Macro, taken: ReadonlySet<number>): Seat[] {
  const free = macro.ports.flatMap(({ kind }, index) => (taken.has(index) ? [] : [{ kind, index }]));
  const exact = free.filter(({ kind }) => kind === port.kind);
  const able = [...exact, ...free.filter(({ kind }) => kind === 'rw' && kind !== port.kind)];
  const single = able.map(({ index }) => ({
    port,
    ...(reads(port) && { read: index }),
    ...(writes(port) && { write: index }),
  }));
  if (port.kind !== 'rw') return single;
  const pairs = free
    .filter(({ kind }) => kind === 'r')
    .flatMap(({ index: read }) =>
      free.filter(({ kind }) => kind === 'w').map(({ index: write }) => ({ port, read, write })),
    );
  return [...single, ...pairs];
}
