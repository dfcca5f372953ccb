import type { Diagnostic, Fix } from '@netloom/model';
import { interruptRequests } from '../../design/interruptNumbers.ts';
import type { InterruptRequest } from '../../design/interruptNumbers.ts';
import { resolve } from '../../design/resolve.ts';
import { pointerOf } from '../../document/pointer.ts';
import { fitsTable } from '../../edit/connectInterrupt.ts';
import { mending } from '../../wording/sentences.ts';
import { placeOf, problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

/** SOC-INTERRUPT-WIRED: a wire into an interrupt input that the interrupt table, and with it software, does not know. */
export function checkWiredInterrupts({ design }: Subject): Diagnostic[] {
  const inputs = interruptInputs(design);
  const lines = Object.values(design.document.interrupts);
  const taken = new Set(lines.map(({ sink, number }) => `${sink} ${number}`));
  return design.document.portConnections.flatMap(({ from, to }, index) => {
    if (!inputs.has(to.replace(/\[.*/, ''))) return [];
    const sink = resolve(design, to);
    if (sink.kind !== 'port') return [];
    const requests = interruptRequests(design, from, resolve(design, from), sink);
    if (!requests || isKnown(requests, design.document.interrupts)) return [];
    const pointer = pointerOf('portConnections', index);
    const place = placeOf(sink.instance, to, pointer);
    const sinks = design.blocks.get(sink.instance ?? '')?.shape?.descriptor.interrupts;
    const { lowest = 0 } = sinks?.find(({ port }) => port === sink.name) ?? {};
    const isFree = requests.every(({ number }) => number >= lowest && !taken.has(`${sink.key} ${number}`));
    const fix =
      isFree && fitsTable(design, requests, sink.key) ? entries(requests, sink.key, pointer) : undefined;
    return [problem('SOC-INTERRUPT-WIRED', { source: from, sink: to }, place, fix)];
  });
}

function interruptInputs({ blocks }: Subject['design']): Set<string> {
  const inputs = new Set<string>();
  for (const { name, shape } of blocks.values()) {
    for (const { port, role } of shape?.descriptor.interrupts ?? []) {
      if (role === 'sink') inputs.add(`${name}.${port}`);
    }
  }
  return inputs;
}

type Table = Subject['design']['document']['interrupts'];

/** A source has one entry: that it also leads elsewhere can only be a wire. */
function isKnown(requests: readonly InterruptRequest[], table: Table): boolean {
  return requests.every(({ source }) => Object.hasOwn(table, source));
}

function entries(requests: readonly InterruptRequest[], sink: string, wire: string): Fix {
  const added = requests.map(({ source, number }) => ({
    pointer: pointerOf('interrupts', source),
    value: { sink, number },
  }));
  return mending('fix/to-table', {}, [{ pointer: wire }, ...added]);
}
