import i18next from 'i18next';
import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { YEAR_SECONDS, readCookie, writeCookie } from './cookies.ts';

export const languages = ['en', 'zh', 'es', 'ja'] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  zh: '简体中文',
  es: 'Español',
  ja: '日本語',
};

const COOKIE = 'language';
/** Tells other windows; the cookie is what is kept. */
const STORAGE_KEY = 'netloom.language';

type Files = Record<string, () => Promise<Record<string, unknown>>>;

/** The files of a language are listed in a file of its own: a browser needs one list of the four. */
const lists: Record<Language, () => Promise<{ default: Files }>> = {
  en: () => import('./locales/en.ts'),
  zh: () => import('./locales/zh.ts'),
  es: () => import('./locales/es.ts'),
  ja: () => import('./locales/ja.ts'),
};

async function textsOf(language: string, namespace: string): Promise<Record<string, unknown>> {
  const files = isLanguage(language) ? (await lists[language]()).default : {};
  const path = `./${language}/${namespace}`;
  const load = files[`${path}.json`] ?? files[`${path}.ts`];
  if (load === undefined) throw new Error(`no texts for ${language}/${namespace}`);
  return load();
}

const lazyFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    textsOf(language, namespace).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};

function isLanguage(value: string | null | undefined): value is Language {
  return languages.some((language) => language === value);
}

/** Saved choice, else the browser's languages in order, else English. */
function firstLanguage(): Language {
  const saved = readCookie(COOKIE);
  if (isLanguage(saved)) return saved;
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return known ?? 'en';
}

export const i18n = i18next.createInstance();

/** A namespace a feature: `useTranslation('runs')`; each file is fetched when first used. */
export async function startI18n(): Promise<void> {
  await i18n
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: firstLanguage(),
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
    });
  document.documentElement.lang = i18n.language;
  // Other windows, and the frames of this one, speak the same language.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY && isLanguage(newValue)) void show(newValue);
  });
}

async function show(language: Language): Promise<void> {
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

export async function changeLanguage(language: Language): Promise<void> {
  writeCookie(COOKIE, language, YEAR_SECONDS);
  localStorage.setItem(STORAGE_KEY, language);
  await show(language);
}
