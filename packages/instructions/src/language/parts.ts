import type { Expression } from './behaviour.ts';

/** Expressions of which one is made. */
export function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'unary':
    case 'convert':
    case 'bits':
      return [expression.operand];
    case 'binary':
    case 'compare':
      return [expression.left, expression.right];
    case 'choice':
      return [expression.test, expression.left, expression.right];
    case 'join':
      return expression.parts;
    case 'lookup':
      return [expression.index];
    default:
      return [];
  }
}

/** Whether it is one of these, or is made of one. */
export const holds = (expression: Expression, is: (each: Expression) => boolean): boolean =>
  is(expression) || partsOf(expression).some((part) => holds(part, is));

/** Names of values that it reads, those of loops not among them. */
export const namesIn = (expression: Expression): string[] =>
  expression.kind === 'variable' ? [expression.name] : partsOf(expression).flatMap(namesIn);
