import type { RegisterOutput } from '../../generate/output.ts';
import { writeSystemRdl } from './write/writeSystemRdl.ts';

export const systemRdlOutput: RegisterOutput = {
  id: 'systemrdl',
  title: 'SystemRDL 2.0',
  write: writeSystemRdl,
};
