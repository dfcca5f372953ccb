export { generateMemory as generate } from '../generate.ts';
