import { say } from '../wording/sentences.ts';
import type { Count, Variable } from './behaviour.ts';
import { LanguageError } from './problem.ts';
import { isOwn, keywordOf } from './reserved.ts';
import type { Place } from './tokens.ts';
import type { Type } from './type.ts';

/** What a behaviour finds around it. */
export interface Surroundings {
  /** Operands, which are read alone. */
  operands: readonly Variable[];
  states: readonly Variable[];
  /** Whether there is an rd to write. */
  result: boolean;
}

/** The names that are known at a place, and what has been read and written so far. */
export class Scope {
  readonly loops = new Map<string, Count>();
  readonly variables: Variable[] = [];
  readonly reads = new Set<string>();
  readonly writes = new Set<string>();
  /** Variables, and rd, that have a value whichever way was taken. */
  set: ReadonlySet<string> = new Set();
  readonly #around: Surroundings;
  readonly #visible = new Map<string, Type>();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  #outer(name: string): Variable | undefined {
    return [...this.#around.operands, ...this.#around.states].find((each) => each.name === name);
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

  /** The type of what is read. */
  read(name: string, { line, column }: Place): Type {
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
