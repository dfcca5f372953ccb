export { passkeyProblem } from './passkeyProblem.ts';
