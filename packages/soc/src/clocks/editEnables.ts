import type { ClockEnable, SocDocument } from '@netloom/model';
import { omit } from '../edit/omit.ts';
import { setClock } from './edit.ts';
import { enablePort, enablesOf } from './enables.ts';
import { unitOf } from './unit.ts';

/** Changes an enable of a clock, or gives it another one. */
export function setEnable(
  document: SocDocument,
  clock: string,
  name: string,
  enable: ClockEnable,
): SocDocument {
  return setClock(document, clock, { enables: { ...document.clocks[clock]!.enables, [name]: enable } });
}

/** Another enable of a clock, every 16 periods; with its name. */
export function addEnable(document: SocDocument, clock: string): { document: SocDocument; name: string } {
  const taken = new Set(enablesOf(document).map(({ name }) => name));
  let name = 'tick';
  for (let count = 2; taken.has(name); count++) name = `tick${count}`;
  return { name, document: setEnable(document, clock, name, { ratio: 16 }) };
}

/** Under another name, for the blocks that take it too; unchanged where that is another's. */
export function renameEnable(document: SocDocument, clock: string, from: string, to: string): SocDocument {
  if (enablesOf(document).some(({ name }) => name === to)) return document;
  const enables = Object.entries(document.clocks[clock]!.enables ?? {}).map(
    ([name, enable]) => [name === from ? to : name, enable] as const,
  );
  const [before, after] = [from, to].map((name) => `${unitOf(document)}.${enablePort(name)}`);
  const renamed = setClock(document, clock, { enables: Object.fromEntries(enables) });
  return {
    ...renamed,
    portConnections: document.portConnections.map((each) =>
      each.from === before ? { ...each, from: after! } : each,
    ),
  };
}

/** Without an enable and its connections. */
export function removeEnable(document: SocDocument, clock: string, name: string): SocDocument {
  const left = omit(document.clocks[clock]!.enables ?? {}, name);
  const port: string = `${unitOf(document)}.${enablePort(name)}`;
  const without = setClock(document, clock, {
    enables: Object.keys(left).length === 0 ? undefined : left,
  });
  return { ...without, portConnections: document.portConnections.filter(({ from }) => from !== port) };
}
