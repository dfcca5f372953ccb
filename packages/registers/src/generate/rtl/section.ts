import type { DeclarationText } from '@netloom/hdl/emit';
import type { RegisterReset } from '@netloom/model';
import { clocked, indented } from './draft.ts';
import type { Draft } from './draft.ts';
import { ONE, range } from './expression.ts';
import type { Constant } from './expression.ts';
import type { RegisterPlan } from './plan.ts';

interface Storing {
  by: RegisterReset;
  reset: string[];
  /** Statements under their conditions; without one, at every clock. */
  body: { condition: string; statements: string[] }[];
}

/** The lines of one register, for one copy: in an array they stand in a generate loop over `i`. */
export class Section {
  /** Statements that are carried out at every clock, reset or not. */
  readonly free: string[] = [];
  /** Lines that are there once for all copies. */
  readonly outside: string[] = [];
  /** Lines before all others. */
  readonly opening: string[] = [];
  readonly #draft: Draft;
  readonly #register: RegisterPlan;
  readonly #locals: DeclarationText[] = [];
  readonly #assigns: string[] = [];
  readonly #storing = new Map<string, Storing>();

  constructor(draft: Draft, register: RegisterPlan) {
    this.#draft = draft;
    this.#register = register;
  }

  /** A signal that only this section uses. */
  local(name: string, width: Constant = ONE): string {
    if (this.#register.place.count) this.#locals.push({ name, packed: range(width) });
    else this.#draft.declare(name, width);
    return name;
  }

  assign(target: string, value: string): void {
    this.#assigns.push(`assign ${target} = ${value};`);
  }

  /** A register: its line in reset, if it has one, and what it takes under a condition. */
  store(by: RegisterReset, reset: string | undefined, condition: string, statements: string[]): void {
    const key = reset === undefined ? '' : by.name;
    const storing = this.#storing.get(key) ?? { by, reset: [], body: [] };
    this.#storing.set(key, storing);
    if (reset !== undefined && !storing.reset.includes(reset)) storing.reset.push(reset);
    const same = condition === '' ? storing.body.find((each) => each.condition === '') : storing.body.at(-1);
    if (same?.condition === condition) same.statements.push(...statements);
    else if (condition === '') storing.body.unshift({ condition, statements });
    else storing.body.push({ condition, statements });
  }

  /** A name for a generate loop in this section. */
  label(suffix: string): string {
    return this.#draft.plan.names.take(`g_${this.#register.name}_${suffix}`);
  }

  /** Empty when the register needs no logic. */
  text(): string[] {
    const parts = [[...this.opening, ...this.#assigns], ...this.#processes()].filter(
      (part) => part.length > 0,
    );
    const body = parts.flatMap((part, index) => (index === 0 ? part : ['', ...part]));
    const count = this.#draft.countOf(this.#register);
    if (body.length === 0 || count === undefined) return [...this.outside, ...body];
    const locals = this.#locals.map(({ name, packed }) => `logic ${packed ? `${packed} ` : ''}${name};`);
    const label = this.#draft.plan.names.take(`g_${this.#register.name}`);
    return [
      ...this.outside,
      `for (genvar i = 0; i < ${count}; i++) begin : ${label}`,
      ...indented(locals.length > 0 ? [...locals, '', ...body] : body),
      'end',
    ];
  }

  #processes(): string[][] {
    const clockedParts = [...this.#storing.values()].map(({ by, reset, body }) =>
      clocked(by, reset, body.flatMap(conditional)),
    );
    return this.free.length > 0
      ? [...clockedParts, clocked(this.#draft.plan.map.source.resets[0]!, [], this.free)]
      : clockedParts;
  }
}

function conditional({ condition, statements }: { condition: string; statements: string[] }): string[] {
  if (condition === '') return statements;
  if (statements.length === 1) return [`if (${condition}) ${statements[0]}`];
  return [`if (${condition}) begin`, ...indented(statements), 'end'];
}
