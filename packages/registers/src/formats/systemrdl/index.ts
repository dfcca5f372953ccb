export { systemRdlOutput } from './output.ts';
export { systemRdlReader } from './reader.ts';
