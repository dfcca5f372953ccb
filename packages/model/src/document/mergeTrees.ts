import type { Choice, DocumentConflict } from './documentKind.ts';
import { mergeNames } from './mergeNames.ts';
import { partAt } from './partAt.ts';
import { emptyOf, isObject, isOrdered, isSame, partsOf, shapeAt, wholeOf } from './shape.ts';
import type { Shape, Steps, TreeRules } from './shape.ts';

export type Choices = Readonly<Record<string, Choice>>;

interface Sides {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}
type Parts = Record<keyof Sides, Map<string, unknown>>;

/** Three-way merge of trees; conflicts that `choices` settle are not listed, in others my value stands. */
export function mergeTrees(
  rules: TreeRules,
  sides: Sides,
  choices: Choices = {},
): { tree: unknown; conflicts: DocumentConflict[] } {
  const merger = new Merger(rules, choices);
  return { tree: merger.merge([], sides), conflicts: merger.conflicts };
}

class Merger {
  readonly conflicts: DocumentConflict[] = [];
  private readonly rules: TreeRules;
  private readonly choices: Choices;

  constructor(rules: TreeRules, choices: Choices) {
    this.rules = rules;
    this.choices = choices;
  }

  merge(steps: Steps, sides: Sides): unknown {
    const { base, mine, theirs } = sides;
    if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
    if (isSame(base, mine)) return theirs;
    const shape = shapeAt(this.rules, steps, [mine, theirs]);
    const parts = this.partsOf(shape, steps, sides);
    if (parts === undefined) return this.choose(steps, sides);
    const kept = new Map<string, unknown>();
    for (const name of new Set([...parts.mine.keys(), ...parts.theirs.keys()])) {
      const value = this.merge([...steps, name], {
        base: parts.base.get(name),
        mine: parts.mine.get(name),
        theirs: parts.theirs.get(name),
      });
      if (value !== undefined) kept.set(name, value);
    }
    return wholeOf(shape, this.inOrder(shape, steps, parts, kept));
  }

  /** The parts of all sides; undefined where they cannot be mixed. */
  private partsOf(shape: Shape, steps: Steps, sides: Sides): Parts | undefined {
    // A document that both made anew has no base, and is mixed all the same.
    const absent = steps.length === 0 ? {} : emptyOf(shape);
    const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((value) =>
      partsOf(shape, value ?? absent),
    );
    if (!base || !mine || !theirs) return undefined;
    const sorts = Object.values(sides)
      .filter(isObject)
      .map((value) => this.rules.sortOf?.(value, steps));
    if (new Set(sorts).size > 1) return undefined;
    return { base, mine, theirs };
  }

  private inOrder(
    shape: Shape,
    steps: Steps,
    { base, mine, theirs }: Parts,
    kept: ReadonlyMap<string, unknown>,
  ): ReadonlyMap<string, unknown> {
    if (!isOrdered(shape)) return kept;
    const names = { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] };
    const isTheirsFirst = this.choiceOf(partAt(this.rules, steps).pointer) === 'theirs';
    const { order, isDisputed } = mergeNames(names, kept, isTheirsFirst);
    if (isDisputed) this.choose(steps, names);
    return new Map(order.map((name) => [name, kept.get(name)]));
  }

  private choose(steps: Steps, { base, mine, theirs }: Sides): unknown {
    const part = partAt(this.rules, steps);
    const choice = this.choiceOf(part.pointer);
    if (choice === undefined) {
      this.conflicts.push({
        ...part,
        ...(base !== undefined && { base }),
        ...(mine !== undefined && { mine }),
        ...(theirs !== undefined && { theirs }),
      });
    }
    return choice === 'theirs' ? theirs : mine;
  }

  private choiceOf(pointer: string): Choice | undefined {
    return Object.hasOwn(this.choices, pointer) ? this.choices[pointer] : undefined;
  }
}
