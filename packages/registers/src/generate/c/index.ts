import type { RegisterOutput } from '../output.ts';
import { Losses } from '../../formats/losses.ts';
import { cHeaderText } from './header.ts';

export const cOutput: RegisterOutput = {
  id: 'c',
  title: 'C header',
  language: 'c',
  write(map) {
    const losses = new Losses();
    const content = cHeaderText(map, losses);
    return { files: [{ path: `${map.name}_regs.h`, content }], diagnostics: losses.diagnostics() };
  },
};
