import type { Design } from '../design/block.ts';
import type { InterruptRequest } from '../design/interruptNumbers.ts';
import { resolve } from '../design/resolve.ts';
import type { ResolvedPort } from '../design/resolve.ts';
import { say } from '../wording/sentences.ts';
import { refuse } from './edit.ts';
import type { Edit } from './edit.ts';

/** True when the table can hold the requests: a source has one entry, so a second sink of it stays a wire. */
export function fitsTable(
  { document }: Design,
  requests: readonly InterruptRequest[],
  sink: string,
): boolean {
  return requests.every(({ source }) => (document.interrupts[source]?.sink ?? sink) === sink);
}

/** Enters requests in the interrupt table, where software learns of them. */
export function connectInterrupt(
  design: Design,
  requests: readonly InterruptRequest[],
  sink: ResolvedPort,
  replace: boolean,
): Edit {
  const { document } = design;
  const numbers = new Set(requests.map(({ number }) => number));
  const isTaken = (number: number) => numbers.has(number);
  const lines = Object.entries(document.interrupts);
  const before = requests.find(({ source }) => Object.hasOwn(document.interrupts, source));
  const holder = lines.find(([, line]) => line.sink === sink.key && isTaken(line.number));
  const wires = document.portConnections.filter(({ to }) => {
    const end = resolve(design, to);
    return end.kind === 'port' && end.key === sink.key && bitsOf(end).some(isTaken);
  });
  if (!replace && before) {
    const { source } = before;
    return refuse(say('refused/number', { source, number: document.interrupts[source]!.number }));
  }
  if (!replace && holder) {
    const [source, { number }] = holder;
    return refuse(say('refused/number-held', { source, number, sink: sink.key }));
  }
  if (!replace && wires[0]) return refuse(say('refused/driven', wires[0]));
  const kept = lines.filter(([, line]) => line.sink !== sink.key || !isTaken(line.number));
  const added = requests.map(({ source, number }) => [source, { sink: sink.key, number }] as const);
  return {
    document: {
      ...document,
      portConnections: document.portConnections.filter((each) => !wires.includes(each)),
      interrupts: { ...Object.fromEntries(kept), ...Object.fromEntries(added) },
    },
  };
}

function bitsOf({ low, high }: ResolvedPort): number[] {
  return Array.from({ length: high - low + 1 }, (_, bit) => low + bit);
}
