export { operand, plusOne, product, simplified } from './arrange.ts';
export { evaluate, evaluateConstant } from './evaluate.ts';
export type { Evaluation, Values } from './evaluate.ts';
export { identifiersOf } from './identifiers.ts';
export { parseConstant } from './literal.ts';
export { resolveParameters } from './parameters.ts';
export type { ParameterProblem } from './parameters.ts';
export { portWidth } from './portWidth.ts';
