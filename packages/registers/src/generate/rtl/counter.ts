import type { CountDirection } from '@netloom/model';
import type { Draft } from './draft.ts';
import { constantOf, less, number, ONE, operand, select, sized, sum } from './expression.ts';
import type { Constant } from './expression.ts';
import { ofCopy, valueOf } from './plan.ts';
import type { FieldPlan } from './plan.ts';
import type { Section } from './section.ts';

/**
 * Logic of a counter; gives `<when it counts> ? <what it counts to>`. The sum has a bit more than the value for each
 * direction, so that it shows by itself where it leaves the value's range.
 */
export function countLines(draft: Draft, section: Section, field: FieldPlan): string {
  const { register, width } = field;
  const { up, down } = field.source.counter!;
  const isBoth = up !== undefined && down !== undefined;
  const extra = number(isBoth ? 2 : 1);
  const bits = sum(width, extra);
  const total = section.local(draft.signal(field, 'sum'), bits);
  const input = (suffix: string) => ofCopy(draft.signal(field, suffix), register);
  const term = (direction: CountDirection | undefined, suffix: string, sign: string) => {
    if (!direction) return '';
    const step = stepText(draft, field, direction, suffix, bits);
    return isBoth ? ` ${sign} (${input(suffix)} ? ${step} : '0)` : ` ${sign} ${step}`;
  };
  const start = `${operand(bits)}'(${valueOf(field)})`;
  section.assign(total, start + term(up, 'increment', '+') + term(down, 'decrement', '-'));

  const negative = select(total, less(bits, 1n), ONE);
  const below = isBoth ? negative : `|${select(total, width, extra)}`;
  const above = isBoth ? `!${negative} && |${select(total, width, less(extra, 1n))}` : below;
  let counted = select(total, number(0), width);
  if (down?.saturate !== undefined) {
    const limit = constantOf(down.saturate);
    const reached = `(${below} || ${total} <= ${sized(limit, bits)})`;
    counted = `${input('decrement')} && ${reached} ? ${sized(limit, width)} : ${counted}`;
  } else if (down) section.assign(input('underflow'), `${input('decrement')} && ${below}`);
  if (up?.saturate !== undefined) {
    const limit = constantOf(up.saturate);
    const reached = `${isBoth ? `!${negative} && ` : ''}${total} >= ${sized(limit, bits)}`;
    counted = `${input('increment')} && ${reached} ? ${sized(limit, width)} : ${counted}`;
  } else if (up) section.assign(input('overflow'), `${input('increment')} && ${above}`);
  const when = [...(up ? [input('increment')] : []), ...(down ? [input('decrement')] : [])];
  return `${isBoth ? `(${when.join(' || ')})` : when[0]} ? ${counted.includes('?') ? `(${counted})` : counted}`;
}

function stepText(
  draft: Draft,
  { register, ...field }: FieldPlan,
  { step, stepWidth }: CountDirection,
  suffix: string,
  bits: Constant,
): string {
  if (stepWidth === undefined) return sized(step === undefined ? ONE : constantOf(step), bits);
  const given = ofCopy(draft.signal(field, `${suffix}_value`), register, constantOf(stepWidth));
  return `${operand(bits)}'(${given})`;
}

/** Outputs that tell where the count stands. */
export function counterMarks(draft: Draft, section: Section, field: FieldPlan): void {
  const { register, width, source } = field;
  const value = valueOf(field);
  const mark = (suffix: string, condition: string) =>
    section.assign(ofCopy(draft.signal(field, suffix), register), condition);
  const atLeast = (limit: Constant) => (limit.value === 0n ? "1'b1" : `${value} >= ${sized(limit, width)}`);
  const atMost = (limit: Constant) => `${value} <= ${sized(limit, width)}`;
  const { up, down } = source.counter!;
  if (up?.threshold !== undefined) mark('increment_threshold', atLeast(constantOf(up.threshold)));
  if (up?.saturate !== undefined) mark('increment_saturated', atLeast(constantOf(up.saturate)));
  if (down?.threshold !== undefined) mark('decrement_threshold', atMost(constantOf(down.threshold)));
  if (down?.saturate !== undefined) mark('decrement_saturated', atMost(constantOf(down.saturate)));
}
