import { wordOfName } from '../core/understood.ts';
import type { Known } from '../core/understood.ts';
import type { Lookup } from '../language/behaviour.ts';
import { indexType } from '../language/tables.ts';
import { tablesWritten } from './shape.ts';
import { placeNet, wordNet, writeNets } from './tableNets.ts';
import { logicOf, registerOf } from './unitNets.ts';
import type { Group } from './unitNets.ts';

/** A read port of the unit, which operations share: only one of them is at work. */
export const portNet = (group: Group, table: string, port: number, what: 'at' | 'word'): string =>
  `${registerOf(group, table)}_${what}_${port}`;

/** The net that an operation drives. */
export const drivenNet = ({ name }: Known, net: string): string => `${wordOfName(name)}_${net}`;

const placeOf = (read: Lookup): [net: string, width: number] => [placeNet(read), indexType(read.table).width];

/** What an operation drives, with its bits. */
const drivenBy = ({ behaviour: { lookups, steps } }: Known): [net: string, width: number][] => [
  ...lookups.map(placeOf),
  ...tablesWritten(steps).flatMap((table): [string, number][] => {
    const { set, at, word } = writeNets(table.name);
    return [
      [set, 1],
      [at, indexType(table).width],
      [word, table.type.width],
    ];
  }),
];

export const drivenNets = (known: Known): string[] =>
  drivenBy(known).map(([net, width]) => `${logicOf(width)} ${drivenNet(known, net)};`);

/** What the ports of an operation are connected to. */
export const tableConnections = (group: Group, known: Known): Record<string, string> =>
  Object.fromEntries([
    ...drivenBy(known).map(([net]) => [net, drivenNet(known, net)]),
    ...known.behaviour.lookups.map((read) => [
      wordNet(read),
      portNet(group, read.table.name, read.port, 'word'),
    ]),
  ]) as Record<string, string>;
