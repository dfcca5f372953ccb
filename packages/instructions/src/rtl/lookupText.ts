import { sv } from '@netloom/core/custom';
import type { Known } from '../core/understood.ts';
import type { Expression, Lookup, Variable } from '../language/behaviour.ts';
import { hits, indexType, mayMiss } from '../language/tables.ts';
import type { Type } from '../language/type.ts';
import { text } from './expressionText.ts';
import type { Writing } from './expressionText.ts';
import { sliceOf } from './indexSlice.ts';
import { writtenBy } from './shape.ts';
import { stepLines } from './stepText.ts';
import { foundNet, indexNet, placeNet, wayNet, wordNet } from './tableNets.ts';

const logic = ({ width }: Type) => (width === 1 ? 'logic' : `logic [${width - 1}:0]`);

/** What the operation around the lookups has. */
interface Around {
  writing: Writing;
  /** Variables, and states that it writes, with their types. */
  values: readonly Variable[];
  /** Registers that hold such a value from one cycle to the next, by its name. */
  kept: ReadonlyMap<string, string>;
}

const isTimed = ({ instruction: { latency } }: Known) => latency.kind !== 'combinational';

/**
 * Where tables are read. Each index has a block of its own: the operation's own one waits for what is found there, and
 * would be a loop of nets.
 */
export const lookupText = (known: Known, around: Around): string =>
  known.behaviour.lookups.map((read) => lookup(known, read, around)).join('\n\n');

function lookup(known: Known, read: Lookup, around: Around): string {
  const net: Expression = { kind: 'variable', name: indexNet(read), type: read.index.type };
  const place: Expression = { kind: 'convert', operand: net, type: indexType(read.table) };
  const plain: Writing = { nameOf: (name) => name };
  const hit = text(hits({ ...read, index: net }), plain);
  return sv`
    ${logic(read.index.type)} ${indexNet(read)};
    ${indexText(known, read, around)}
    assign ${placeNet(read)} = ${text(place, plain)};
    ${mayMiss(read) && `${logic(read.table.type)} ${foundNet(read)}; // nothing stands beyond the last word`}
    ${mayMiss(read) && `assign ${foundNet(read)} = ${hit} ? ${wordNet(read)} : ${read.table.type.width}'d0;`}
  `;
}

/** The index, and the statements before it that it comes of. */
function indexText(known: Known, read: Lookup, { writing, values, kept }: Around): string {
  const { steps, entering } = sliceOf(known.behaviour, read, isTimed(known));
  const written = writtenBy(steps);
  const before = (name: string) => (entering.has(name) && kept.get(name)) || name;
  const own = {
    ...writing,
    nameOf: (name: string) => (written.has(name) ? wayNet(read, name) : before(name)),
  };
  const ways = values.filter(({ name }) => written.has(name));
  const last = `${indexNet(read)} = ${text(read.index, own)};`;
  if (ways.length === 0) return `assign ${last}`;
  const isState = (name: string) => name !== 'rd' && known.behaviour.writes.has(name);
  const first = ({ name, type }: Variable) =>
    before(name) !== name || isState(name) ? before(name) : `${type.width}'d0`;
  return sv`
    ${ways.map(({ name, type }) => `${logic(type)} ${wayNet(read, name)};`).join('\n')}
    always_comb begin
      ${ways.map((each) => `${wayNet(read, each.name)} = ${first(each)};`).join('\n')}
      ${stepLines(steps, own).join('\n')}
      ${last}
    end
  `;
}

/** Nets of which not every bit may be read. */
export const lookupNets = (known: Known): string[] =>
  known.behaviour.lookups.flatMap((read) => {
    const { steps } = sliceOf(known.behaviour, read, isTimed(known));
    const ways = [...writtenBy(steps)].map((name) => wayNet(read, name));
    return [indexNet(read), foundNet(read), ...ways];
  });
