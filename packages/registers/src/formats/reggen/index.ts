export { reggenReader } from './read/ipBlock.ts';
export { reggenOutput } from './write/ipBlock.ts';
