import type { RegisterOutput } from '../output.ts';
import { registerPage } from './page.ts';

export const htmlOutput: RegisterOutput = {
  id: 'html',
  title: 'HTML document',
  language: 'html',
  write: (map) => ({ files: [{ path: `${map.name}.html`, content: registerPage(map) }], diagnostics: [] }),
};
