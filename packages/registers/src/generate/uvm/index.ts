import { Losses } from '../../formats/losses.ts';
import type { RegisterOutput } from '../output.ts';
import { uvmPackageText } from './model.ts';

export const uvmOutput: RegisterOutput = {
  id: 'uvm',
  title: 'UVM register model',
  language: 'systemverilog',
  write(map) {
    const losses = new Losses();
    const content = uvmPackageText(map, losses);
    return { files: [{ path: `${map.name}_ral_pkg.sv`, content }], diagnostics: losses.diagnostics() };
  },
};
