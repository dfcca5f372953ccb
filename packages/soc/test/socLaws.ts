import type { DiagramNote, SocDocument, SocLayout } from '@netloom/model';
import type { Dice } from '../../model/test/dice.ts';
import type { Edit, Laws } from '../../model/test/documentLaws.ts';
import { layoutKind } from '../src/document/layoutKind.ts';
import { socKind } from '../src/document/socKind.ts';
import * as designs from './designs.ts';

export const without = <T>(record: Record<string, T>, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== name));

type Section = 'parameters' | 'ports' | 'instances' | 'addressMap' | 'interrupts';

function put(section: Section, name: string, one: unknown, other?: unknown): Edit<SocDocument> {
  const set = (value: unknown) => (document: SocDocument) => ({
    ...document,
    [section]: { ...document[section], [name]: value },
  });
  return { pointer: `/${section}/${name}`, one: set(one), ...(other !== undefined && { other: set(other) }) };
}

function instanceEdits(document: SocDocument, dice: Dice): Edit<SocDocument>[] {
  return Object.entries(document.instances).map(([name, instance]) => {
    const pointer = `/instances/${name}`;
    if (dice.below(3) === 0)
      return { pointer, one: (each) => ({ ...each, instances: without(each.instances, name) }) };
    if (dice.below(2) === 0)
      return put(
        'instances',
        name,
        { ...instance, description: 'one' },
        { ...instance, description: 'other' },
      );
    const set = (value: string) => ({ ...instance, parameters: { ...instance.parameters, DEPTH: value } });
    return put('instances', name, set('4'), set('8'));
  });
}

function connectionEdits({ portConnections }: SocDocument): Edit<SocDocument>[] {
  const connect = (from: string, to: string) => (document: SocDocument) => ({
    ...document,
    portConnections: [...document.portConnections.filter((each) => each.to !== to), { from, to }],
  });
  const added = ['cpu0.irq[30]', 'cpu0.irq[31]'];
  return [...portConnections.slice(0, 3).map(({ to }) => to), ...added].map((to) => ({
    pointer: `/portConnections/${to}`,
    one: connect('extra0.a', to),
    other: connect('extra0.b', to),
  }));
}

export const socLaws: Laws<SocDocument, Parameters<NonNullable<typeof socKind.check>>[1]> = {
  kind: socKind,
  draw: (dice) => designs.busDesign(1 + dice.below(2), 1 + dice.below(3), dice.below(4)),
  edits: (document, dice) => [
    ...instanceEdits(document, dice),
    ...connectionEdits(document),
    put('parameters', 'WIDTH', '4', '5'),
    put('ports', 'leds', { direction: 'out', width: '4' }, { direction: 'out', width: '8' }),
    put('instances', 'extra0', { ip: 'test:ip:ram:1.0' }, { ip: 'test:ip:cpu:1.0' }),
    put('addressMap', 'extra0.s', { base: '0x1000', size: '0x10' }, { base: '0x2000', size: '0x10' }),
    put('interrupts', 'extra0.irq', { sink: 'cpu0.irq', number: 7 }, { sink: 'cpu0.irq', number: 8 }),
    {
      pointer: '/title',
      one: (each) => ({ ...each, title: 'One' }),
      other: (each) => ({ ...each, title: 'Other' }),
    },
  ],
};

const NOTE: DiagramNote = { x: 0, y: 0, width: 100, height: 40, text: '', colour: 'grey' };

/** Who moves a note and who writes another text into it do not meet. */
function noteEdit(name: string, member: keyof DiagramNote, one: unknown, other: unknown): Edit<SocLayout> {
  const set = (value: unknown) => (each: SocLayout) => ({
    ...each,
    notes: { ...each.notes, [name]: { ...each.notes![name]!, [member]: value } },
  });
  return { pointer: `/notes/${name}/${member}`, one: set(one), other: set(other) };
}

/** Two blocks of one inside are moved by two without a conflict, be it the first that is drawn otherwise or not. */
function insideEdit(instance: string, block: string): Edit<SocLayout> {
  const move = (x: number) => (each: SocLayout) => {
    const { [instance]: inside, ...insides } = each.insides ?? {};
    const blocks = { ...inside?.blocks, [block]: { x, y: 0 } };
    return { ...each, insides: { ...insides, [instance]: { ...inside, blocks } } };
  };
  return { pointer: `/insides/${instance}/blocks/${block}`, one: move(100), other: move(200) };
}

export const layoutLaws: Laws<SocLayout> = {
  kind: layoutKind,
  draw: (dice) => ({
    netloom: 'layout',
    version: 1,
    blocks: Object.fromEntries(
      Array.from({ length: 1 + dice.below(5) }, (_, at) => [`b${at}`, { x: dice.below(9), y: 0 }]),
    ),
    notes: { note0: { ...NOTE, text: 'a "b"\nc' }, frame0: { ...NOTE, frame: true } },
    insides: { sub0: { blocks: { b0: { x: 3, y: 0 } } } },
  }),
  edits: ({ blocks }, dice) => [
    ...[...Object.keys(blocks), 'fresh'].map((name) => {
      const move = (x: number) => (each: SocLayout) => ({
        ...each,
        blocks: { ...each.blocks, [name]: { x, y: dice.below(1) } },
      });
      return { pointer: `/blocks/${name}`, one: move(100), other: move(200) };
    }),
    insideEdit('sub0', 'b0'),
    insideEdit('sub0', 'b1'),
    insideEdit('fresh0', 'b0'),
    noteEdit('note0', 'text', 'one', 'other'),
    noteEdit('note0', 'x', 100, 200),
    noteEdit('frame0', 'colour', 'red', 'blue'),
  ],
};
