import { input, output } from '@netloom/core/custom';
import type { Known } from '../core/understood.ts';
import type { Table } from '../language/behaviour.ts';
import { indexType } from '../language/tables.ts';
import { tablesWritten } from './shape.ts';
import { placeNet, wordNet, writeNets } from './tableNets.ts';

/** Nets of what is written to a table, with their bits. */
function writing(table: Table): [net: string, width: number][] {
  const { set, at, word } = writeNets(table.name);
  return [
    [set, 1],
    [at, indexType(table).width],
    [word, table.type.width],
  ];
}

/** Of an operation: where it reads tables and what stands there, then what it writes. */
export const tablePorts = ({ behaviour: { lookups, steps } }: Known) => [
  ...lookups.flatMap((read) => [
    output(placeNet(read), indexType(read.table).width),
    input(wordNet(read), read.table.type.width),
  ]),
  ...tablesWritten(steps)
    .flatMap(writing)
    .map(([net, width]) => output(net, width)),
];

/** Nothing is written until a statement says so. */
export const unwritten = ({ behaviour: { steps } }: Known): string[] =>
  tablesWritten(steps)
    .flatMap(writing)
    .map(([net, width]) =>
      width === 1 && net.endsWith('_set') ? `${net} = 1'b0;` : `${net} = ${width}'d0;`,
    );
