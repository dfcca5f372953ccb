import { operand, simplified } from '../expression/arrange.ts';
import { evaluateConstant } from '../expression/evaluate.ts';
import { isTrue } from '../expression/constant.ts';
import { Cursor, Unreadable } from './cursor.ts';
import { parseStatements } from './parseStatements.ts';
import type { Statement } from './parseStatements.ts';
import type { FunctionSyntax, TypeSyntax } from './syntax.ts';
import { Tokens } from './tokens.ts';
import { say } from '../wording/sentences.ts';

/** How the function's own expressions become text; `type` is that of the variable assigned. */
export interface Rewriter {
  fold(text: string, bindings: ReadonlyMap<string, string>): string;
  convert(text: string, type: TypeSyntax): string;
}

/** The value has no short closed form: a loop's turns depend on an argument, or branches multiply. */
export class Unbounded extends Unreadable {
  constructor(name: string) {
    super(say('HDL/function/form', { name }), 0);
  }
}

const MAXIMUM_STEPS = 20_000;
/** Each doubles what is left to be done. */
const MAXIMUM_BRANCHES = 64;
type Variables = ReadonlyMap<string, string>;

/**
 * Value of a constant function as one expression over its arguments: branches become conditional operators, loops are
 * unrolled where their conditions are known.
 */
export function runFunction(
  name: string,
  syntax: FunctionSyntax,
  actuals: string[],
  rewriter: Rewriter,
): string {
  const { formals, type, body } = syntax;
  if (actuals.length !== formals.length)
    throw new Unreadable(say('HDL/function/arguments', { name, count: formals.length }), 0);
  const types = new Map([[name, type], ...formals.map((formal) => [formal.name, formal.type] as const)]);
  const variables = new Map([
    [name, '0'],
    ...formals.map((formal, index) => [formal.name, rewriter.convert(actuals[index]!, formal.type)] as const),
  ]);
  const statements = parseStatements(new Cursor(new Tokens(body)));
  return new Run(name, types, rewriter).of(statements, variables);
}

class Run {
  readonly #name: string;
  readonly #types: Map<string, TypeSyntax>;
  readonly #rewriter: Rewriter;
  #steps = 0;
  #branches = 0;

  constructor(name: string, types: Map<string, TypeSyntax>, rewriter: Rewriter) {
    this.#name = name;
    this.#types = types;
    this.#rewriter = rewriter;
  }

  /** What the function returns when it goes on with these statements. */
  of(statements: Statement[], start: Variables): string {
    let variables = start;
    const rest = [...statements].reverse();
    for (let next = rest.pop(); next; next = rest.pop()) {
      if (++this.#steps > MAXIMUM_STEPS)
        throw new Unreadable(say('HDL/function/long', { name: this.#name }), 0);
      if (next.kind === 'return') return this.#converted(next.value, this.#name, variables);
      if (next.kind === 'block') for (const inner of [...next.body].reverse()) rest.push(inner);
      else if (next.kind === 'loop') this.#loop(next, rest, variables);
      else if (next.kind === 'if') {
        const chosen = this.#known(next.condition, variables);
        if (chosen === undefined) return this.#branch(next, rest, variables);
        const branch = chosen ? next.yes : next.no;
        if (branch) rest.push(branch);
      } else variables = this.#assigned(next, variables);
    }
    return variables.get(this.#name)!;
  }

  #loop(loop: Extract<Statement, { kind: 'loop' }>, rest: Statement[], variables: Variables): void {
    const again = this.#known(loop.condition, variables);
    if (again === undefined) throw new Unbounded(this.#name);
    if (again) rest.push(loop, loop.step, loop.body);
  }

  #branch(
    { condition, yes, no }: Extract<Statement, { kind: 'if' }>,
    rest: Statement[],
    variables: Variables,
  ): string {
    if (++this.#branches > MAXIMUM_BRANCHES) throw new Unbounded(this.#name);
    const after = [...rest].reverse();
    const test = this.#rewriter.fold(condition, variables);
    const taken = this.of([yes, ...after], variables);
    const other = this.of(no ? [no, ...after] : after, variables);
    return `${operand(test)} ? ${operand(taken)} : ${operand(other)}`;
  }

  #known(condition: string, variables: Variables): boolean | undefined {
    const result = evaluateConstant(this.#rewriter.fold(condition, variables), {});
    return result.ok ? isTrue(result.value) : undefined;
  }

  #assigned(next: Extract<Statement, { kind: 'declare' | 'assign' }>, variables: Variables): Variables {
    if (next.kind === 'declare') this.#types.set(next.name, next.type);
    if (!this.#types.has(next.name))
      throw new Unreadable(say('HDL/function/variable', { variable: next.name, name: this.#name }), 0);
    return new Map(variables).set(next.name, this.#converted(next.value ?? '0', next.name, variables));
  }

  #converted(text: string, variable: string, variables: Variables): string {
    const folded = simplified(this.#rewriter.fold(text, variables));
    return this.#rewriter.convert(folded, this.#types.get(variable)!);
  }
}
