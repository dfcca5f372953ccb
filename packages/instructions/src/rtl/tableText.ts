import { clocked, sv } from '@netloom/core/custom';
import type { CoreOptions } from '@netloom/core/custom';
import { wordOfName } from '../core/understood.ts';
import type { Known, KnownTable } from '../core/understood.ts';
import { indexType } from '../language/tables.ts';
import { tablesWritten } from './shape.ts';
import { placeNet, writeNets } from './tableNets.ts';
import { drivenNet, portNet } from './tableWiring.ts';
import { logicOf, registerOf } from './unitNets.ts';
import type { Group } from './unitNets.ts';

/** The value of the instruction that it is, of those that have one. */
function chosen(target: string, all: readonly Known[], net: string): string {
  const head = `assign ${target} = `;
  const items = all.slice(0, -1).map((each) => `is_${wordOfName(each.name)} ? ${drivenNet(each, net)} :`);
  return head + [...items, `${drivenNet(all.at(-1)!, net)};`].join(`\n${' '.repeat(head.length)}`);
}

/** Instructions that read the table through each port. */
function readersOf({ known }: Group, { name }: KnownTable): Known[][] {
  const counts = known.map(
    (each) => each.behaviour.lookups.filter(({ table }) => table.name === name).length,
  );
  return Array.from({ length: Math.max(0, ...counts) }, (_, port) =>
    known.filter((_each, index) => counts[index]! > port),
  );
}

/** The array and its read ports, which stand before the operations. */
export const tableNets = (group: Group): string =>
  group.tables.map((table) => declared(group, table)).join('\n\n');

function declared(group: Group, table: KnownTable): string {
  const { name, type, depth, reset } = table;
  const own = registerOf(group, name);
  const value = `${type.width}'h${BigInt.asUintN(type.width, reset).toString(16)}`;
  return sv`
    ${logicOf(type.width)} ${own} [0:${depth - 1}];
    logic [${depth - 1}:0] ${own}_written; // until it is written a word has the value of reset
    ${readersOf(group, table)
      .map((_, port) => {
        const [at, word] = [portNet(group, name, port, 'at'), portNet(group, name, port, 'word')];
        return sv`
          ${logicOf(indexType(table).width)} ${at};
          ${logicOf(type.width)} ${word};
          assign ${word} = ${own}_written[${at}] ? ${own}[${at}] : ${value};
        `;
      })
      .join('')}
  `;
}

/** Who reads through which port, and the word that changes as its instruction retires. */
export const tableText = (options: CoreOptions, group: Group): string =>
  group.tables.map((table) => ports(options, group, table)).join('\n\n');

function ports(options: CoreOptions, group: Group, table: KnownTable): string {
  const { name, depth, type } = table;
  const own = registerOf(group, name);
  const place = logicOf(indexType(table).width);
  const writers = group.known.filter(({ behaviour }) =>
    tablesWritten(behaviour.steps).some((each) => each.name === name),
  );
  const { set, at, word } = writeNets(name);
  const sets = writers.map((known) => `(is_${wordOfName(known.name)} && ${drivenNet(known, set)})`);
  const reads = readersOf(group, table).map((readers, port) =>
    chosen(portNet(group, name, port, 'at'), readers, placeNet({ table, port })),
  );
  return sv`
    // Words of ${name}
    ${reads.join('\n')}
    logic ${own}_set;
    ${place} ${own}_at;
    ${logicOf(type.width)} ${own}_next;
    assign ${own}_set = valid && ready && ${sets.length === 1 ? sets[0]! : `(${sets.join(' || ')})`};
    ${chosen(`${own}_at`, writers, at)}
    ${chosen(`${own}_next`, writers, word)}
    always_ff @(posedge clk) begin
      if (${own}_set) ${own}[${own}_at] <= ${own}_next;
    end
    ${clocked(options, `${own}_written <= ${depth}'d0;`, `if (${own}_set) ${own}_written[${own}_at] <= 1'b1;`)}
  `;
}
