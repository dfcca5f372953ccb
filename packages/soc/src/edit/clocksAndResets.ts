import type { IpDescriptor, SocDocument } from '@netloom/model';
import { domainOf } from '../check/clockSource.ts';
import type { Subject } from '../check/rule.ts';
import { editedSubject } from './editedSubject.ts';
import { clockInputs, soleClockInput } from '../design/clockInputs.ts';
import { isTestClock } from '../design/testClock.ts';
import { TCK } from '../generators/debugModule/ports.ts';
import { jtagPins, withJtagPins } from './jtagPins.ts';
import type { Library } from '../library/library.ts';

/** What to use where neither a neighbour nor a sole clock decides. */
export interface ClockChoice {
  clock?: string;
}

/**
 * Connects every open clock input to the clock of the blocks that its interfaces are connected to, else to the chosen
 * or first clock of the document, and every open reset input to the reset of that clock with the right polarity. Test clocks
 * of JTAG are a debugger's, and stay open.
 */
export function connectInside(
  document: SocDocument,
  library: Library,
  choice: ClockChoice = {},
): SocDocument {
  const fallback = choice.clock ?? Object.keys(document.clocks).find((name) => !isTestClock(document, name));
  let current = document;
  for (let before; before !== current;) {
    before = current;
    current = followNeighbours(editedSubject(current, library));
  }
  if (fallback !== undefined) current = connectOpen(current, library, fallback);
  return connectResets(editedSubject(current, library));
}

/** The same, with pins of the SoC for JTAG of every block that has some. */
export function connectClocksAndResets(
  document: SocDocument,
  library: Library,
  choice: ClockChoice = {},
): SocDocument {
  const jtagged = Object.keys(document.instances).reduce(
    (current, instance) => withJtagPins(current, jtagPins(editedSubject(current, library), instance)),
    document,
  );
  return connectInside(jtagged, library, choice);
}

function withConnections(document: SocDocument, added: SocDocument['portConnections']): SocDocument {
  if (added.length === 0) return document;
  return { ...document, portConnections: [...document.portConnections, ...added] };
}

/** One step along interface connections with a known clock on one side only. */
function followNeighbours(subject: Subject): SocDocument {
  const { design, wiring } = subject;
  const found = new Map<string, string>();
  for (const { manager, subordinate } of wiring.links) {
    for (const [known, open] of [
      [manager, subordinate],
      [subordinate, manager],
    ] as const) {
      const clock = domainOf(subject, known);
      const descriptor = design.blocks.get(open.instance ?? '')?.shape?.descriptor;
      const port = descriptor && clockPortOf(descriptor, open.name);
      const key = `${open.instance}.${port}`;
      if (clock !== undefined && port !== undefined && !wiring.drives.has(key)) found.set(key, clock);
    }
  }
  return withConnections(
    design.document,
    [...found].map(([to, from]) => ({ from, to })),
  );
}

function clockPortOf(descriptor: IpDescriptor, name: string): string | undefined {
  return descriptor.busInterfaces.find((each) => each.name === name)?.clock ?? soleClockInput(descriptor);
}

function connectOpen(document: SocDocument, library: Library, clock: string): SocDocument {
  const { design, wiring } = editedSubject(document, library);
  const open = [...design.blocks.values()].flatMap(({ name, shape }) =>
    (shape ? clockInputs(shape.descriptor) : [])
      .filter((port) => port !== TCK)
      .map((port) => `${name}.${port}`)
      .filter((key) => !wiring.drives.has(key)),
  );
  return withConnections(
    document,
    open.map((to) => ({ from: clock, to })),
  );
}

function connectResets({ design, wiring }: Subject): SocDocument {
  const { document, blocks } = design;
  const added = [...blocks.values()].flatMap(({ name, shape }) =>
    (shape?.descriptor.resets ?? []).flatMap(({ port, polarity, clock }) => {
      const to = `${name}.${port}`;
      if (wiring.drives.has(to)) return [];
      const [firstClock] = clockInputs(shape!.descriptor);
      const source = wiring.drives.get(`${name}.${clock ?? firstClock}`)?.[0]?.source;
      const domain = source?.kind === 'net' ? source.key : undefined;
      const reset = Object.entries(document.resets).find(
        ([, each]) => each.polarity === polarity && (domain === undefined || each.clock === domain),
      );
      return reset ? [{ from: reset[0], to }] : [];
    }),
  );
  return withConnections(document, added);
}
