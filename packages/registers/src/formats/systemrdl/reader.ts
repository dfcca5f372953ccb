import type { RegisterReader } from '../reading.ts';
import { readSystemRdl } from './readSystemRdl.ts';

export const systemRdlReader: RegisterReader = {
  id: 'systemrdl',
  title: 'SystemRDL 2.0',
  extensions: ['.rdl'],
  read: readSystemRdl,
};
