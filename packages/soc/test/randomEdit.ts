import type { SocDocument } from '@netloom/model';
import { addInstance, connect, duplicate, remove, rename, setParameter } from '@netloom/soc';
import type { Drawing, Library } from '@netloom/soc';
import type { Dice } from '../../model/test/dice.ts';
import { check } from '../src/check/check.ts';
import { applyEdits } from '../src/edit/applyEdits.ts';
import { without } from './socLaws.ts';

type Change = (document: SocDocument, library: Library, dice: Dice) => SocDocument | undefined;

const one = <T>(items: readonly T[], dice: Dice): T | undefined =>
  items[dice.below(Math.max(1, items.length))];

const drawn = (document: SocDocument): Drawing => ({
  document,
  layout: { netloom: 'layout', version: 1, blocks: {} },
});

/** Ends of ports and interfaces of all instances, and what the top level has. */
function ends({ instances, clocks, ports }: SocDocument, library: Library): string[] {
  const inner = Object.entries(instances).flatMap(([name, { ip }]) => {
    const { ports: pins = [], busInterfaces = [] } = library.find(ip)?.descriptor ?? {};
    return [...pins, ...busInterfaces].map((each) => `${name}.${each.name}`);
  });
  return [...inner, ...Object.keys(clocks), ...Object.keys(ports)];
}

const CHANGES: readonly Change[] = [
  (document, library, dice) => {
    const name = one(Object.keys(document.instances), dice) ?? '';
    const descriptor = library.find(document.instances[name]?.ip ?? '')?.descriptor;
    const parameter = one(descriptor?.parameters ?? [], dice)?.name;
    if (parameter === undefined) return undefined;
    return setParameter(document, name, parameter, String(1 + dice.below(40))).document;
  },
  (document, library, dice) => {
    const all = ends(document, library);
    const [from, to] = [one(all, dice) ?? '', one(all, dice) ?? ''];
    return connect(document, library, from, to, { replace: true }).document;
  },
  // Whatever the ends are: a check must tell what is wrong.
  (document, library, dice) => {
    const all = [...ends(document, library), "1'b0", 'nobody.port'];
    const wire = { from: one(all, dice) ?? '', to: `${one(all, dice)}${dice.below(3) === 0 ? '[0]' : ''}` };
    return { ...document, portConnections: [...document.portConnections, wire] };
  },
  (document, _library, dice) => {
    const gone = dice.below(document.portConnections.length + 1);
    return { ...document, portConnections: document.portConnections.filter((_, index) => index !== gone) };
  },
  (document, _library, dice) => {
    const gone = dice.below(document.interfaceConnections.length + 1);
    const kept = document.interfaceConnections.filter((_, index) => index !== gone);
    return { ...document, interfaceConnections: kept };
  },
  (document, library, dice) => {
    const descriptor = library.find(one(library.names, dice) ?? '')?.descriptor;
    return descriptor && addInstance(document, descriptor).document;
  },
  (document, _library, dice) =>
    remove(drawn(document), [one(Object.keys(document.instances), dice) ?? '']).document,
  (document, _library, dice) => {
    const names = [...Object.keys(document.instances), ...Object.keys(document.clocks)];
    return rename(drawn(document), one(names, dice) ?? '', `renamed${dice.below(100)}`).document;
  },
  (document, _library, dice) =>
    duplicate(drawn(document), [one(Object.keys(document.instances), dice) ?? '']).document,
  (document, _library, dice) => {
    const end = one(Object.keys(document.addressMap), dice);
    if (end === undefined) return undefined;
    const base = `0x${(dice.below(64) * 0x400).toString(16)}`;
    const block = { ...document.addressMap[end]!, base, ...(dice.below(3) === 0 && { secure: true }) };
    return { ...document, addressMap: { ...document.addressMap, [end]: block } };
  },
  (document, _library, dice) => {
    const end = one(Object.keys(document.addressMap), dice) ?? '';
    return { ...document, addressMap: without(document.addressMap, end) };
  },
  (document, _library, dice) => {
    const source = one(Object.keys(document.interrupts), dice);
    if (source === undefined) return undefined;
    const line = { ...document.interrupts[source]!, number: dice.below(6) };
    return { ...document, interrupts: { ...document.interrupts, [source]: line } };
  },
  (document, _library, dice) => {
    const name = one(Object.keys(document.resets), dice) ?? '';
    const polarity = dice.below(2) === 0 ? ('low' as const) : ('high' as const);
    const reset = document.resets[name];
    return reset && { ...document, resets: { ...document.resets, [name]: { ...reset, polarity } } };
  },
  (document, _library, dice) => ({
    ...document,
    ports: { ...document.ports, [`pin${dice.below(3)}`]: { direction: 'in', width: String(dice.below(3)) } },
  }),
  (document, _library, dice) => ({
    ...document,
    instances: { ...document.instances, stranger: { ip: `test:ip:stranger${dice.below(2)}:1.0` } },
  }),
  (document, library, dice) => {
    const fix = one(
      check(document, library).flatMap((each) => each.fix ?? []),
      dice,
    );
    return fix && applyEdits(document, fix.edits).document;
  },
];

/** The document after one edit of many kinds, some of which leave errors; the same for the same dice. */
export function randomEdit(document: SocDocument, library: Library, dice: Dice): SocDocument {
  return one(CHANGES, dice)!(document, library, dice) ?? document;
}
