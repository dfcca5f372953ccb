import { say } from '../wording/sentences.ts';
import type { Behaviour, Step, Table } from './behaviour.ts';
import { condition, constantOf, expressionOf, placeOf, typed } from './expressions.ts';
import { parse } from './parser.ts';
import { LanguageError } from './problem.ts';
import { Scope } from './scope.ts';
import type { Surroundings } from './scope.ts';
import type { Node, Statement } from './syntax.ts';
import { indexOf, tableOf } from './tables.ts';
import { unexpected } from './tokens.ts';
import { typeOf, unsigned } from './type.ts';

/** Rounds of all loops together that become logic. */
const MOST_STEPS = 1024;

/** Reads a behaviour; throws LanguageError at the first thing that cannot be. */
export function understand(lines: readonly string[], around: Surroundings): Behaviour {
  const scope = new Scope(around);
  const reader = new Reader(scope);
  const steps = reader.all(parse(lines), 0);
  const { variables, reads, writes, lookups } = scope;
  if (around.result && !scope.set.has('rd'))
    throw new LanguageError(Math.max(lines.length, 1), say('insn-rd-unset', {}));
  return { variables, lookups, steps, reads, writes };
}

class Reader {
  readonly #scope: Scope;
  #rounds = 1;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** `depth`: 0 at the top, 1 in the outermost loop itself, more elsewhere. */
  all(statements: readonly Statement[], depth: number): Step[] {
    return statements.map((each) => this.#step(each, depth));
  }

  #step(statement: Statement, depth: number): Step {
    switch (statement.kind) {
      case 'let':
        return this.#let(statement);
      case 'assign':
        return this.#assign(statement);
      case 'if':
        return this.#if(statement);
      case 'for':
        return this.#for(statement, depth);
      default:
        return this.#break(statement, depth);
    }
  }

  #let({ name, type: word, value, at }: Statement & { kind: 'let' }): Step {
    const type = word === undefined ? undefined : typeOf(word);
    if (word !== undefined && !type)
      throw new LanguageError(at.line, say('insn-type/unknown', { column: at.column, name: word }));
    const found = typed(value, this.#scope, type);
    this.#scope.declare(name, found.type, at);
    return { kind: 'assign', name, type: found.type, low: undefined, value: found };
  }

  #assign({ target, value }: Statement & { kind: 'assign' }): Step {
    const scope = this.#scope;
    if (target.kind === 'name') {
      const found = typed(value, scope, scope.target(target.name, target.at));
      scope.assigned(target.name);
      return { kind: 'assign', name: target.name, type: found.type, low: undefined, value: found };
    }
    const table = tableOf(target, scope);
    if (table && target.kind === 'bit') return this.#write(table, target, value);
    const { name, place } = sliced(target);
    const type = scope.target(name, target.at);
    // What is not written stays as it was.
    scope.read(name, target.at);
    const { low, width } = placeOf(place, scope, type);
    if (!low)
      throw new LanguageError(target.at.line, say('insn-bound', { column: target.at.column, found: '…' }));
    return { kind: 'assign', name, type, low, value: typed(value, scope, unsigned(width)) };
  }

  /** What is read for it is read before. */
  #write(table: Table, target: Node & { kind: 'bit' }, value: Node): Step {
    const scope = this.#scope;
    const index = indexOf(target, table, scope, expressionOf);
    const found = typed(value, scope, table.type);
    scope.write(table, target.at);
    return { kind: 'write', table, index, value: found };
  }

  #if({ test, then, otherwise }: Statement & { kind: 'if' }): Step {
    const scope = this.#scope;
    const found = condition(test, scope);
    const { set: before, written } = scope;
    const branch = (statements: Statement[]) => {
      scope.set = before;
      scope.written = written;
      const steps = scope.inside(() => this.all(statements, 2));
      return { steps, set: scope.set, written: scope.written };
    };
    const [first, second] = [branch(then), branch(otherwise)];
    scope.written = new Set([...first.written, ...second.written]);
    scope.set = new Set([...first.set].filter((name) => second.set.has(name)));
    return { kind: 'if', test: found, then: first.steps, otherwise: second.steps };
  }

  #for({ name, from, to, body, at }: Statement & { kind: 'for' }, depth: number): Step {
    const scope = this.#scope;
    const [first, end] = [constantOf(from, scope.loops), constantOf(to, scope.loops)];
    const outer = this.#rounds;
    this.#rounds = outer * Math.max(end - first, 0);
    if (this.#rounds > MOST_STEPS || end <= first)
      throw new LanguageError(
        at.line,
        say('insn-steps', { column: at.column, steps: this.#rounds, most: MOST_STEPS }),
      );
    scope.enterLoop(name, { kind: 'loop', name, least: first, most: end - 1 }, at);
    const steps = scope.inside(() => this.all(body, depth === 0 ? 1 : 2));
    scope.loops.delete(name);
    this.#rounds = outer;
    return { kind: 'for', name, from: first, to: end, body: steps };
  }

  #break({ test, at }: Statement & { kind: 'break' }, depth: number): Step {
    if (depth !== 1) throw new LanguageError(at.line, say('insn-break', { column: at.column }));
    return { kind: 'break', test: condition(test, this.#scope) };
  }
}

/** The name and the bits of a target that is a part. */
function sliced(target: Node): { name: string; place: Node & { kind: 'bit' | 'range' | 'part' } } {
  if (target.kind === 'bit' || target.kind === 'range' || target.kind === 'part')
    if (target.operand.kind === 'name') return { name: target.operand.name, place: target };
  throw unexpected({ kind: 'symbol', text: '=', at: target.at }, 'a name');
}
