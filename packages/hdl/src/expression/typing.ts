import { BOOLEAN, commonType, typeOfConstant } from './constant.ts';
import type { ValueType } from './constant.ts';
import type { Constant, Node } from './syntax.ts';

const TRUTH = new Set([
  '==',
  '!=',
  '===',
  '!==',
  '==?',
  '!=?',
  '<',
  '<=',
  '>',
  '>=',
  '&&',
  '||',
  '->',
  '<->',
]);
/** Operators whose right operand is self-determined (Table 11-21). */
const LEFT_ONLY = new Set(['<<', '>>', '<<<', '>>>', '**']);
const SAME = new Set(['+', '-', '~']);

export function givesBoolean(operator: string): boolean {
  return TRUTH.has(operator);
}

export function sizedByLeft(operator: string): boolean {
  return LEFT_ONLY.has(operator);
}

/** True for `+ - ~`, false for `!` and the reductions, which give one bit. */
export function keepsWidth(unary: string): boolean {
  return SAME.has(unary);
}

/** Self-determined type of an expression (11.6.1, 11.8.1). `own` gives the value of a primary. */
export function typeOf(node: Node, own: (primary: Node) => Constant): ValueType {
  switch (node.kind) {
    case 'fill':
      return { kind: 'integer', width: 1, signed: false, sized: false };
    case 'conditional':
      return commonType(typeOf(node.yes, own), typeOf(node.no, own));
    case 'unary':
      return keepsWidth(node.operator) ? typeOf(node.operand, own) : BOOLEAN;
    case 'binary': {
      if (givesBoolean(node.operator)) return BOOLEAN;
      const left = typeOf(node.left, own);
      if (!sizedByLeft(node.operator)) return commonType(left, typeOf(node.right, own));
      const real = node.operator === '**' && typeOf(node.right, own).kind === 'real';
      return real ? { kind: 'real' } : left;
    }
    default:
      return typeOfConstant(own(node));
  }
}
