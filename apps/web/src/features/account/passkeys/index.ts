export { knowsPasskeys } from './knowsPasskeys.ts';
export { passkeyProblem } from './passkeyProblem.ts';
