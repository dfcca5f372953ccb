import { monoFamily } from '../../../theme/index.ts';
import type { monaco } from './monaco.ts';

/** How code looks everywhere. */
export const editorOptions: monaco.editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  fontFamily: monoFamily,
  fontSize: 13,
  minimap: { enabled: false },
  scrollBeyondLastLine: false,
  tabSize: 2,
  renderWhitespace: 'selection',
  fixedOverflowWidgets: true,
  largeFileOptimizations: true,
};
