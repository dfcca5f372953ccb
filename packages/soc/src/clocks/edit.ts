import type { SocClock, SocDocument, SocReset } from '@netloom/model';
import { uniqueName } from '../edit/names.ts';
import { omit } from '../edit/omit.ts';
import { clockTree } from './clockTree.ts';
import { oscillatorFrequency } from './oscillators.ts';
import { isRoot } from './sources.ts';

type Part = 'clocks' | 'resets';

/** Changes a clock; clocks that are made of it get the frequencies that follow. */
export function setClock(document: SocDocument, name: string, part: Partial<SocClock>): SocDocument {
  const clock = { ...document.clocks[name]!, ...part };
  return withFrequencies({ ...document, clocks: { ...document.clocks, [name]: clock } });
}

/** Changes a reset. */
export function setReset(document: SocDocument, name: string, part: Partial<SocReset>): SocDocument {
  const reset = { ...document.resets[name]!, ...part };
  return { ...document, resets: { ...document.resets, [name]: reset } };
}

/** A clock of half the frequency made of another one, or a new input of the top level; with its name. */
export function addClock(
  document: SocDocument,
  from: string | undefined,
): { document: SocDocument; name: string } {
  const name = uniqueName(document, from === undefined ? 'clk' : `${from}_div2`);
  const clock: SocClock =
    from === undefined
      ? { frequency: 50e6 }
      : { frequency: document.clocks[from]!.frequency / 2, source: { kind: 'divider', from, ratio: 2 } };
  return {
    name,
    document: withFrequencies({ ...document, clocks: { ...document.clocks, [name]: clock } }),
  };
}

/** Without a clock or reset and its connections. What is made of it stays, and the checks say so. */
export function removeTreeItem(document: SocDocument, section: Part, name: string): SocDocument {
  return {
    ...document,
    [section]: omit<SocClock | SocReset>(document[section], name),
    portConnections: document.portConnections.filter(({ from }) => from !== name),
  };
}

/** What the cell of an oscillator gives. */
function ownFrequency({ source }: SocClock): number | undefined {
  return source?.kind === 'oscillator' ? oscillatorFrequency(source) : undefined;
}

export function withFrequencies(document: SocDocument): SocDocument {
  const { nodes } = clockTree(document);
  const clocks = Object.entries(document.clocks).map(([name, clock]): [string, SocClock] => {
    const expected = isRoot(clock) ? ownFrequency(clock) : nodes.get(name)?.frequency;
    return [name, expected === undefined ? clock : { ...clock, frequency: Number(expected.toPrecision(12)) }];
  });
  return { ...document, clocks: Object.fromEntries(clocks) };
}
