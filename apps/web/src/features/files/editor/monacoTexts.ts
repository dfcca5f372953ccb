import type { Language } from '../../../i18n.ts';

/** The editor's own texts; they have to be there before the editor is. English is built in. */
export const monacoTexts: Record<Language, () => Promise<unknown>> = {
  en: () => Promise.resolve(),
  zh: () => import('monaco-editor/nls/lang/zh-cn.js'),
  es: () => import('monaco-editor/nls/lang/es.js'),
  ja: () => import('monaco-editor/nls/lang/ja.js'),
};
