import { readableOutput } from '../../readBack/readableOutput.ts';
import { systemRdlReader } from './reader.ts';
import { writeSystemRdl } from './write/writeSystemRdl.ts';

export const systemRdlOutput = readableOutput({
  id: 'systemrdl',
  title: 'SystemRDL 2.0',
  language: 'systemverilog',
  reader: systemRdlReader,
  write: (map) => writeSystemRdl(map),
  writePlain: (map) => writeSystemRdl(map, false),
});
