import type { Expression, Step } from '../language/behaviour.ts';
import { hits, indexType, mayMiss } from '../language/tables.ts';
import { selected, text } from './expressionText.ts';
import type { Writing } from './expressionText.ts';
import { writeNets } from './tableNets.ts';

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
const block = (head: string, lines: readonly string[]) => [`${head} begin`, ...indented(lines), 'end'];

/** The flag that the outermost loop has been left. */
export const LEFT = 'is_done';

/** Statements of an `always_comb`. Behind a break they are executed only while the loop goes on. */
export function stepLines(steps: readonly Step[], writing: Writing): string[] {
  const stop = steps.findIndex(({ kind }) => kind === 'break');
  const before = (stop < 0 ? steps : steps.slice(0, stop)).flatMap((step) => lines(step, writing));
  if (stop < 0) return before;
  const { test } = steps[stop] as Step & { kind: 'break' };
  const rest = stepLines(steps.slice(stop + 1), writing);
  return [
    ...before,
    `${LEFT} = ${text(test, writing)};`,
    ...(rest.length > 0 ? block(`if (!${LEFT})`, rest) : []),
  ];
}

function lines(step: Step, writing: Writing): string[] {
  switch (step.kind) {
    case 'assign': {
      const name = writing.nameOf(step.name);
      const { low, value, type } = step;
      const target = low ? selected(name, low, value.type.width, type.width, writing) : name;
      return [`${target} = ${text(value, writing)};`];
    }
    case 'if': {
      const then = block(`if (${text(step.test, writing)})`, stepLines(step.then, writing));
      if (step.otherwise.length === 0) return then;
      const otherwise = block('else', stepLines(step.otherwise, writing));
      return [...then.slice(0, -1), `end ${otherwise[0]}`, ...otherwise.slice(1)];
    }
    case 'for':
      return loop(step, writing);
    case 'write':
      return written(step, writing);
    default:
      return [];
  }
}

function written({ table, index, value }: Step & { kind: 'write' }, writing: Writing): string[] {
  const { set, at, word } = writeNets(table.name);
  const place: Expression = { kind: 'convert', operand: index, type: indexType(table) };
  return [
    `${set} = ${mayMiss({ table, index }) ? text(hits({ table, index }), writing) : "1'b1"};`,
    `${at} = ${text(place, writing)};`,
    `${word} = ${text(value, writing)};`,
  ];
}

/** A loop whose rounds are all there at once. */
function loop({ name, from, to, body }: Step & { kind: 'for' }, writing: Writing): string[] {
  const head = `for (int ${name} = ${from}; ${name} < ${to}; ${name}++)`;
  const rounds = stepLines(body, writing);
  if (!canBreak(body)) return block(head, rounds);
  return [`${LEFT} = 1'b0;`, ...block(head, block(`if (!${LEFT})`, rounds))];
}

export const canBreak = (steps: readonly Step[]): boolean => steps.some(({ kind }) => kind === 'break');
