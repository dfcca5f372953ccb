export { csvReader, xlsxReader } from './read/readers.ts';
export { csvOutput, xlsxOutput } from './write/outputs.ts';
