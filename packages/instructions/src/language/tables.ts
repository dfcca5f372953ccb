import { say } from '../wording/sentences.ts';
import type { Expression, Table } from './behaviour.ts';
import { countOf } from './counts.ts';
import { LanguageError } from './problem.ts';
import type { Scope } from './scope.ts';
import type { Node } from './syntax.ts';
import { BIT, typeText, unsigned } from './type.ts';
import type { Type } from './type.ts';

/** The type that holds just the numbers of its words. */
export const indexType = ({ depth }: Pick<Table, 'depth'>): Type => unsigned(Math.ceil(Math.log2(depth)));

/** Whether an index of its type may be beyond the last word. */
export const mayMiss = ({ table: { depth }, index }: { table: Table; index: Expression }): boolean =>
  1n << BigInt(index.type.width) > BigInt(depth) && index.kind !== 'constant' && index.kind !== 'count';

/** Whether it is: one bit. */
export const hits = ({ table: { depth }, index }: { table: Table; index: Expression }): Expression => ({
  kind: 'compare',
  operator: '<',
  left: index,
  right: { kind: 'constant', value: BigInt(depth), type: index.type },
  type: BIT,
});

/** The table of which `name[index]` is a word. */
export const tableOf = (node: Node, scope: Scope): Table | undefined =>
  node.kind === 'bit' && node.operand.kind === 'name' ? scope.table(node.operand.name) : undefined;

/** An index that is known is one of a word; any other is unsigned. `read` reads expressions, of which this one is a part. */
export function indexOf(
  { index: node }: Node & { kind: 'bit' },
  table: Table,
  scope: Scope,
  read: (node: Node, scope: Scope, wanted: Type) => Expression,
): Expression {
  const { line, column } = node.at;
  const count = countOf(node, scope.loops);
  const outside = count && [count.least, count.most].find((at) => at < 0 || at >= table.depth);
  if (outside !== undefined) {
    const said = { column, name: table.name, depth: table.depth, index: outside };
    throw new LanguageError(line, say('insn-table/beyond', said));
  }
  const found = read(node, scope, indexType(table));
  if (!found.type.signed) return found;
  throw new LanguageError(line, say('insn-table/index', { column, found: typeText(found.type) }));
}
