export { disassemble } from './disassemble.ts';
