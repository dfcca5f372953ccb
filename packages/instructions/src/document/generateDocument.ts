export { generateInsn as generate } from '../generate.ts';
