import { say } from '../wording/sentences.ts';
import type { Count, Expression, Lookup, Table, Variable } from './behaviour.ts';
import { LanguageError } from './problem.ts';
import { isOwn, keywordOf } from './reserved.ts';
import type { Place } from './tokens.ts';
import type { Type } from './type.ts';

/** What a behaviour finds around it. */
export interface Surroundings {
  /** Operands, which are read alone. */
  operands: readonly Variable[];
  states: readonly Variable[];
  tables: readonly Table[];
  /** Whether there is an rd to write. */
  result: boolean;
}

/** The names that are known at a place, and what has been read and written so far. */
export class Scope {
  readonly loops = new Map<string, Count>();
  readonly variables: Variable[] = [];
  readonly reads = new Set<string>();
  readonly writes = new Set<string>();
  readonly lookups: Lookup[] = [];
  /** Tables that have been written on some way to here. */
  written: ReadonlySet<string> = new Set();
  /** Variables, and rd, that have a value whichever way was taken. */
  set: ReadonlySet<string> = new Set();
  readonly #around: Surroundings;
  readonly #visible = new Map<string, Type>();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  #outer(name: string): Variable | undefined {
    const { operands, states, tables } = this.#around;
    return [...operands, ...states, ...tables].find((each) => each.name === name);
  }

  declare(name: string, type: Type, at: Place): void {
    this.#refuseTaken(name, at);
    this.variables.push({ name, type });
    this.#visible.set(name, type);
    this.assigned(name);
  }

  enterLoop(name: string, count: Count, at: Place): void {
    this.#refuseTaken(name, at);
    this.loops.set(name, count);
  }

  #refuseTaken(name: string, { line, column }: Place): void {
    const isTaken =
      isOwn(name) ||
      keywordOf(name) !== undefined ||
      this.loops.has(name) ||
      this.#outer(name) !== undefined ||
      this.variables.some((each) => each.name === name);
    if (isTaken) throw new LanguageError(line, say('insn-name/taken', { column, name }));
  }

  assigned(name: string): void {
    this.set = new Set([...this.set, name]);
  }

  /** Runs what is in braces: its variables are seen there alone. */
  inside<T>(run: () => T): T {
    const before = new Map(this.#visible);
    const result = run();
    for (const name of this.#visible.keys()) if (!before.has(name)) this.#visible.delete(name);
    return result;
  }

  table(name: string): Table | undefined {
    return this.#around.tables.find((each) => each.name === name);
  }

  #refuseTable(name: string, { line, column }: Place): void {
    if (this.table(name)) throw new LanguageError(line, say('insn-table/whole', { column, name }));
  }

  /** A word before it is written: what the instruction writes is there for the next one. */
  lookup(table: Table, index: Expression, { line, column }: Place): Expression {
    const { name, type } = table;
    if (this.written.has(name)) throw new LanguageError(line, say('insn-table/again', { column, name }));
    const port = this.lookups.filter((each) => each.table === table).length;
    this.lookups.push({ table, port, index, loops: this.loops.size });
    this.reads.add(name);
    return { kind: 'lookup', table, port, index, type };
  }

  write({ name }: Table, { line, column }: Place): void {
    if (this.loops.size > 0) throw new LanguageError(line, say('insn-table/loop', { column, name }));
    if (this.written.has(name)) throw new LanguageError(line, say('insn-table/again', { column, name }));
    this.written = new Set([...this.written, name]);
    this.writes.add(name);
  }

  /** The type of what is read. */
  read(name: string, { line, column }: Place): Type {
    this.#refuseTable(name, { line, column });
    const outer = this.#outer(name);
    if (outer) {
      this.reads.add(name);
      return outer.type;
    }
    const type = this.#own(name);
    if (type === undefined) throw new LanguageError(line, say('insn-name/unknown', { column, name }));
    if (!this.set.has(name)) throw new LanguageError(line, say('insn-name/unset', { column, name }));
    return type;
  }

  #own(name: string): Type | undefined {
    if (name === 'rd' && this.#around.result) return { signed: false, width: 32 };
    return this.#visible.get(name);
  }

  /** The type of what is written. */
  target(name: string, { line, column }: Place): Type {
    this.#refuseTable(name, { line, column });
    const state = this.#around.states.find((each) => each.name === name);
    const type = state?.type ?? this.#own(name);
    if (type === undefined) {
      const isKnown = this.#outer(name) !== undefined || this.loops.has(name);
      throw new LanguageError(
        line,
        say(isKnown ? 'insn-name/read-only' : 'insn-name/unknown', { column, name }),
      );
    }
    if (state || name === 'rd') this.writes.add(name);
    return type;
  }
}
