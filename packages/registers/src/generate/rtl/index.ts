import type { RegisterOutput } from '../output.ts';
import { registerFileText } from './registerFile.ts';

export { registerFileText } from './registerFile.ts';

/** The register file as synthesisable SystemVerilog. */
export const rtlOutput: RegisterOutput = {
  id: 'rtl',
  title: 'SystemVerilog register file',
  language: 'systemverilog',
  write: (map) => ({
    files: [{ path: `${map.module}.sv`, content: registerFileText(map) }],
    diagnostics: [],
  }),
};
