import { Losses } from '../../formats/losses.ts';
import type { RegisterOutput } from '../output.ts';
import { cppHeaderText } from './header.ts';
import { SUPPORT } from './support.ts';

export const cppOutput: RegisterOutput = {
  id: 'cpp',
  title: 'C++ header',
  language: 'cpp',
  write(map) {
    const losses = new Losses();
    const content = cppHeaderText(map, losses);
    const files = [
      { path: `${map.name}_regs.hpp`, content },
      { path: 'netloom_registers.hpp', content: SUPPORT },
    ];
    return { files, diagnostics: losses.diagnostics() };
  },
};
