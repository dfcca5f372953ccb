import type { Behaviour, Expression, Lookup, Step } from '../language/behaviour.ts';
import { holds, namesIn } from '../language/parts.ts';
import { timedOf } from './shape.ts';
import { canBreak } from './stepText.ts';

/** What an index is computed by: the statements before it that it depends on, of which none reads further ones. */
export interface Slice {
  steps: Step[];
  /** Variables that have their value from the cycle before. */
  entering: ReadonlySet<string>;
}

const isOf =
  ({ table, port }: Lookup) =>
  (expression: Expression) =>
    expression.kind === 'lookup' && expression.table.name === table.name && expression.port === port;

/** Whether the step itself reads it, its blocks apart. */
function reads(step: Step, lookup: Lookup): boolean {
  const has = (expression: Expression) => holds(expression, isOf(lookup));
  if (step.kind === 'assign') return has(step.value);
  if (step.kind === 'write') return has(step.index) || has(step.value);
  return step.kind !== 'for' && has(step.test);
}

/**
 * Steps that come before the lookup on the way to it: where another way is taken the index does not matter. Undefined
 * where it is not among them.
 */
function wayTo(steps: readonly Step[], lookup: Lookup): Step[] | undefined {
  for (const [at, step] of steps.entries()) {
    const before = steps.slice(0, at);
    if (reads(step, lookup)) return before;
    if (step.kind !== 'if') continue;
    const inside = wayTo(step.then, lookup) ?? wayTo(step.otherwise, lookup);
    if (inside) return [...before, ...inside];
  }
  return undefined;
}

/** The steps of which something in `needed` comes; `needed` is then what they read from before. */
function needed(steps: readonly Step[], names: Set<string>): Step[] {
  return steps
    .toReversed()
    .flatMap((step) => neededOf(step, names))
    .toReversed();
}

const add = (names: Set<string>, expression: Expression) => {
  for (const name of namesIn(expression)) names.add(name);
};

function neededOf(step: Step, names: Set<string>): Step[] {
  if (step.kind === 'assign') {
    if (!names.has(step.name)) return [];
    if (!step.low) names.delete(step.name);
    add(names, step.value);
    return [step];
  }
  if (step.kind === 'if') {
    const [one, other] = [new Set(names), new Set(names)];
    const [then, otherwise] = [needed(step.then, one), needed(step.otherwise, other)];
    if (then.length + otherwise.length === 0) return [];
    for (const name of [...one, ...other]) names.add(name);
    add(names, step.test);
    return [{ ...step, then, otherwise }];
  }
  return step.kind === 'for' ? neededLoop(step, names) : [];
}

/** What a round needs the round before may make. */
function neededLoop(step: Step & { kind: 'for' }, names: Set<string>): Step[] {
  for (;;) {
    const inside = new Set(names);
    const body = needed(step.body, inside);
    if (body.length === 0) return [];
    const count = names.size;
    for (const name of inside) names.add(name);
    if (names.size === count) return [{ ...step, body }];
  }
}

/** Whether the index depends on a loop that may end early, which its slice does not tell. */
export function isBehindBreak({ steps }: Behaviour, lookup: Lookup): boolean {
  const before = wayTo(steps, lookup) ?? [];
  return needed(before, new Set(namesIn(lookup.index))).some(
    (step) =>
      step.kind === 'for' &&
      before.some((each) => each.kind === 'for' && each.name === step.name && canBreak(each.body)),
  );
}

/** Where an operation in time reads it. */
export function placeIn(behaviour: Behaviour, lookup: Lookup): 'before' | 'loop' | 'after' {
  const { before, loop } = timedOf(behaviour)!;
  if (wayTo(before, lookup)) return 'before';
  return wayTo(loop.body, lookup) ? 'loop' : 'after';
}

/** The slice of an index. */
export function sliceOf(behaviour: Behaviour, lookup: Lookup, isTimed: boolean): Slice {
  const names = new Set(namesIn(lookup.index));
  const place = isTimed ? placeIn(behaviour, lookup) : 'before';
  if (place === 'before')
    return { steps: needed(wayTo(behaviour.steps, lookup)!, names), entering: new Set() };
  const { loop, after } = timedOf(behaviour)!;
  const way = wayTo(place === 'loop' ? loop.body : after, lookup)!;
  return { steps: needed(place === 'loop' ? way : [...loop.body, ...way], names), entering: names };
}
