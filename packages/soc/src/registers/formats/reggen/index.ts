export { reggenReader } from './read/ipBlock.ts';
