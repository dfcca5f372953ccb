import type { Diagnostic, Said, Worded } from '@netloom/model';
import { findField } from '../elaborate/index.ts';
import type { ElaboratedMap, ElaboratedRegister } from '../elaborate/index.ts';
import { say } from '../wording/formats/sentences.ts';
import { FactComparison } from './fact.ts';
import type { Facts } from './fact.ts';
import { fieldFacts } from './fieldFacts.ts';
import type { Refer } from './fieldFacts.ts';
import { fieldPairs, movedFieldPairs } from './fieldPairs.ts';
import type { FieldPair, FieldPairs } from './fieldPairs.ts';
import { enumFacts, mapFacts, nodeFacts, parameterFacts } from './nodeFacts.ts';
import { pairsOf } from './pairs.ts';
import type { Moved, Pairs } from './pairs.ts';
import { keepsName, piecesText, wholeFacts } from './pieces.ts';
import { countOf } from './places.ts';
import type { Leaf } from './places.ts';
import { enumPropertySaid, propertySaid } from './propertySaid.ts';

/** One property that is otherwise in the map that was read. */
export interface Difference extends Worded {
  /** Of the register, field, parameter …, or the name of the map. */
  path: string;
  /** JSON pointer in the description. */
  pointer: string;
}

/** What differs by meaning in `becomes`, which was read from what was written of `was`. */
export function compareMaps(was: ElaboratedMap, becomes: ElaboratedMap): Difference[] {
  return new Comparison(was, becomes).differences();
}

class Comparison {
  readonly #was: ElaboratedMap;
  readonly #becomes: ElaboratedMap;
  readonly #facts: FactComparison;
  readonly #pairs: Pairs;
  /** Fields and registers of the other map by the path that they had. */
  readonly #renamed = new Map<string, string>();
  readonly #enums = new Map<string, Set<string>>();
  readonly #found = new Map<string, Difference>();

  constructor(was: ElaboratedMap, becomes: ElaboratedMap) {
    this.#was = was;
    this.#becomes = becomes;
    this.#facts = new FactComparison(was, becomes);
    this.#pairs = pairsOf(was, becomes);
  }

  differences(): Difference[] {
    const registers = this.#registers();
    this.#compare(this.#was.name, '', mapFacts(this.#was), mapFacts(this.#becomes));
    this.#parameters();
    for (const { was, becomes } of this.#pairs.nodes) {
      const before = nodeFacts(was, this.#was, (path) => this.#renamed.get(path) ?? path);
      this.#compare(was.path, was.pointer, before, nodeFacts(becomes, this.#becomes));
    }
    for (const [leaf, moved] of this.#pairs.moved) this.#moved(leaf, moved);
    this.#absent();
    for (const { register, pairs } of registers) this.#fields(register, pairs);
    this.#enumerations();
    return [...this.#found.values()];
  }

  #say(path: string, pointer: string, what: Said): void {
    const said = say('REG-LOSS/at', { path, what });
    this.#found.set(said.message, { path, pointer, ...said });
  }

  #compare(path: string, pointer: string, was: Facts, becomes: Facts, named = propertySaid): void {
    const compareOne = (property: string) => {
      const before = was[property];
      const after = becomes[property];
      if (this.#facts.isSame(before, after)) return;
      const [a, b] = this.#facts.shown(before, after);
      this.#say(path, pointer, say('REG-LOSS/becomes', { property: named(property), was: a, becomes: b }));
    };
    for (const property of Object.keys(was)) compareOne(property);
    for (const property of Object.keys(becomes)) if (!Object.hasOwn(was, property)) compareOne(property);
  }

  /** Registers with the pairs of their fields; what is referred to is known by its new name from here on. */
  #registers(): { register: ElaboratedRegister; pairs: FieldPairs }[] {
    const found: { register: ElaboratedRegister; pairs: FieldPairs }[] = [];
    for (const { was, becomes } of this.#pairs.nodes) {
      if (was.kind !== 'register' || becomes.kind !== 'register') continue;
      this.#renamed.set(was.path, becomes.path);
      found.push({ register: was, pairs: fieldPairs(was, becomes) });
    }
    for (const [leaf, moved] of this.#pairs.moved) {
      if (leaf.kind !== 'register') continue;
      const first = moved.find(({ at }) => at.length > 0)?.at[0];
      if (first) this.#renamed.set(leaf.path, first.node.path);
      for (const each of moved.filter(({ at }) => at.length > 0))
        found.push({ register: leaf, pairs: movedFieldPairs(leaf, each) });
    }
    for (const { register, pairs } of found) {
      for (const { field, pieces } of pairs.pairs) {
        const path = `${register.path}.${field.name}`;
        const [piece] = pieces;
        if (piece && !this.#renamed.has(path))
          this.#renamed.set(path, `${piece.register.path}.${piece.field.name}`);
      }
    }
    return found;
  }

  #fields(register: ElaboratedRegister, { pairs, added }: FieldPairs): void {
    for (const pair of pairs) this.#field(register, pair);
    for (const { field, register: holder } of added)
      this.#say(`${holder.path}.${field.name}`, register.pointer, say('REG-LOSS/added/field', {}));
  }

  #field(register: ElaboratedRegister, pair: FieldPair): void {
    const { field, pieces } = pair;
    const path = `${register.path}.${field.name}`;
    const pointer = `${register.pointer}/fields/${field.index}`;
    if (pieces.length === 0) return this.#say(path, pointer, say('REG-LOSS/lost/field', {}));
    if (!keepsName(pair)) {
      const values = { property: propertySaid('name'), was: field.name, becomes: piecesText(pieces) };
      this.#say(path, pointer, say('REG-LOSS/becomes', values));
    }
    const before = fieldFacts(field, register, this.#was, this.#referBefore);
    for (const piece of pieces) {
      const after = fieldFacts(piece.field, piece.register, this.#becomes, this.#referAfter);
      this.#compare(path, pointer, before, wholeFacts(pair, after));
      const { source } = piece.field;
      if (field.source.enum !== undefined && source.enum !== undefined)
        this.#pairEnums(field.source.enum, source.enum);
    }
  }

  /** References lead to the same thing when it has the path that the other one became. */
  readonly #referBefore: Refer = (from, path) => {
    const found = findField(this.#was, from, path);
    const shown = found ? `${found.register.path}.${found.field.name}` : path;
    return { key: this.#renamed.get(shown) ?? shown, shown };
  };

  readonly #referAfter: Refer = (from, path) => {
    const found = findField(this.#becomes, from, path);
    const shown = found ? `${found.register.path}.${found.field.name}` : path;
    return { key: shown, shown };
  };

  #moved(leaf: Leaf, moved: readonly Moved[]): void {
    const missing = moved.filter(({ at }) => at.length === 0);
    const names = [...new Set(moved.flatMap(({ at }) => at.map(({ path }) => path)))];
    const shown = names.length > 3 ? `${names.slice(0, 2).join(', ')} … ${names.at(-1)}` : names.join(', ');
    this.#say(
      leaf.path,
      leaf.pointer,
      say(`REG-LOSS/moved/${leaf.kind}`, { was: placesText(leaf), becomes: shown }),
    );
    if (missing.length > 0)
      this.#say(
        leaf.path,
        leaf.pointer,
        say('REG-LOSS/copies/lost', { lost: missing.length, count: moved.length }),
      );
    const before = nodeFacts(leaf, this.#was, (path) => this.#renamed.get(path) ?? path);
    const nodes = new Set(moved.flatMap(({ at }) => at.map(({ node }) => node)));
    for (const node of nodes) {
      const after = nodeFacts(node, this.#becomes);
      // The place has been said; what else stands in both is compared.
      const said = Object.fromEntries(PLACE.map((property) => [property, undefined]));
      this.#compare(leaf.path, leaf.pointer, { ...before, ...said }, { ...after, ...said });
    }
  }

  #absent(): void {
    const { lost, added, addedGroups, unknown } = this.#pairs;
    for (const { path, pointer, kind } of lost) this.#say(path, pointer, say(`REG-LOSS/lost/${kind}`, {}));
    for (const { path, kind } of [...addedGroups, ...added])
      this.#say(path, '', say(`REG-LOSS/added/${kind}`, {}));
    for (const node of unknown)
      this.#say(node.path, node.pointer, say('REG-LOSS/copies/renamed', { count: countOf(node) }));
  }

  #parameters(): void {
    const after = new Map(this.#becomes.source.parameters.map((each) => [each.name, each]));
    this.#was.source.parameters.forEach((each, index) => {
      const pointer = `/parameters/${index}`;
      const same = after.get(each.name);
      after.delete(each.name);
      if (same) this.#compare(each.name, pointer, parameterFacts(each), parameterFacts(same));
      else this.#say(each.name, pointer, say('REG-LOSS/lost/parameter', {}));
    });
    for (const name of after.keys()) this.#say(name, '', say('REG-LOSS/added/parameter', {}));
  }

  #pairEnums(was: string, becomes: string): void {
    const known = this.#enums.get(was);
    if (known) known.add(becomes);
    else this.#enums.set(was, new Set([becomes]));
  }

  #enumerations(): void {
    const after = this.#becomes.source.enums;
    const used = new Set<string>();
    for (const [name, each] of Object.entries(this.#was.source.enums)) {
      const names = this.#enums.get(name) ?? new Set(Object.hasOwn(after, name) ? [name] : []);
      const pointer = `/enums/${name}`;
      if (names.size === 0) this.#say(name, pointer, say('REG-LOSS/lost/enumeration', {}));
      for (const other of names) {
        used.add(other);
        this.#compare(name, pointer, enumFacts(each), enumFacts(after[other]!), enumPropertySaid);
      }
    }
    for (const name of Object.keys(after))
      if (!used.has(name)) this.#say(name, '', say('REG-LOSS/added/enumeration', {}));
  }
}

const PLACE = ['offset', 'copies', 'copies.0', 'copies.1', 'copies.2', 'copies.3', 'stride'];

/** "G[2].R[4]": the path with the copies of each node. */
function placesText(leaf: Leaf): string {
  const names: string[] = [];
  for (let node: Leaf | Leaf['parent'] = leaf; node; node = node.parent)
    names.unshift(node.name + node.dimensions.map((count) => `[${count}]`).join(''));
  return names.join('.');
}

/** The differences as the report of an export. */
export function lossesOf(differences: readonly Omit<Difference, 'path'>[]): Diagnostic[] {
  return differences.map(({ pointer, message, wording }) => ({
    code: 'REG-LOSS',
    severity: 'warning',
    message,
    wording,
    place: { kind: 'document', pointer },
  }));
}
