import { i18n } from '../../../i18n.ts';
import type { Language } from '../../../i18n.ts';
import type { monaco } from './monaco.ts';
import { monacoTexts } from './monacoTexts.ts';

let loaded: Promise<typeof monaco> | null = null;

/** The code editor, fetched when first needed, in the language that is chosen then. */
export function loadMonaco(): Promise<typeof monaco> {
  loaded ??= monacoTexts[i18n.language as Language]().then(async () => (await import('./monaco.ts')).monaco);
  return loaded;
}
