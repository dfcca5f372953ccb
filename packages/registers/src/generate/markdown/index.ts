import type { RegisterOutput } from '../output.ts';
import { registerDocument } from './document.ts';

export const markdownOutput: RegisterOutput = {
  id: 'markdown',
  title: 'Markdown document',
  language: 'markdown',
  write: (map) => ({ files: [{ path: `${map.name}.md`, content: registerDocument(map) }], diagnostics: [] }),
};
