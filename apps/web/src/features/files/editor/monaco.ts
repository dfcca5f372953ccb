import 'monaco-editor/features/bracketMatching/register.js';
import 'monaco-editor/features/caretOperations/register.js';
import 'monaco-editor/features/clipboard/register.js';
import 'monaco-editor/features/codeEditor/register.js';
import 'monaco-editor/features/codelens/register.js';
import 'monaco-editor/features/codicon/register.js';
import 'monaco-editor/features/comment/register.js';
import 'monaco-editor/features/contextmenu/register.js';
import 'monaco-editor/features/cursorUndo/register.js';
import 'monaco-editor/features/diffEditor/register.js';
import 'monaco-editor/features/documentSymbols/register.js';
import 'monaco-editor/features/dropOrPasteInto/register.js';
import 'monaco-editor/features/find/register.js';
import 'monaco-editor/features/folding/register.js';
import 'monaco-editor/features/gotoError/register.js';
import 'monaco-editor/features/gotoLine/register.js';
import 'monaco-editor/features/hover/register.js';
import 'monaco-editor/features/indentation/register.js';
import 'monaco-editor/features/lineSelection/register.js';
import 'monaco-editor/features/linesOperations/register.js';
import 'monaco-editor/features/longLinesHelper/register.js';
import 'monaco-editor/features/multicursor/register.js';
import 'monaco-editor/features/quickCommand/register.js';
import 'monaco-editor/features/readOnlyMessage/register.js';
import 'monaco-editor/features/smartSelect/register.js';
import 'monaco-editor/features/suggest/register.js';
import 'monaco-editor/features/unicodeHighlighter/register.js';
import 'monaco-editor/features/wordHighlighter/register.js';
import 'monaco-editor/features/wordOperations/register.js';
import 'monaco-editor/languages/definitions/cpp/register.js';
import 'monaco-editor/languages/definitions/systemverilog/register.js';
import 'monaco-editor/languages/features/json/register.js';
import * as monaco from 'monaco-editor/editor/editor.api.js';
import EditorWorker from 'monaco-editor/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/languages/features/json/json.worker.js?worker';
import './relaxedJson.ts';
import { darkPalette, lightPalette } from '../../../theme/index.ts';
import type { Palette } from '../../../theme/index.ts';

self.MonacoEnvironment = {
  getWorker: (_module, label) => (label === 'json' ? new JsonWorker() : new EditorWorker()),
};

type Rule = monaco.editor.ITokenThemeRule;

function defineTheme(name: string, base: 'vs' | 'vs-dark', palette: Palette, rules: Rule[] = []): void {
  monaco.editor.defineTheme(name, {
    base,
    inherit: true,
    rules,
    colors: {
      'editor.background': palette.surface,
      'editor.foreground': palette.text,
      'editorGutter.background': palette.surface,
      'editorWidget.background': palette.raised,
      'editorWidget.border': palette.border,
      'editorLineNumber.foreground': palette['text-dim'],
      'editorLineNumber.dimmedForeground': palette['text-dim'],
      'editor.lineHighlightBackground': palette.hover,
      'editor.lineHighlightBorder': palette.hover,
    },
  });
}

defineTheme('netloom-light', 'vs', lightPalette);
// The green of comments in the base theme is too dark for these grounds (WCAG 2.1, 1.4.3).
defineTheme('netloom-dark', 'vs-dark', darkPalette, [{ token: 'comment', foreground: '7ca668' }]);

export { monaco };
