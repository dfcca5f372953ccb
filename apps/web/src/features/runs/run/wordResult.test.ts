import { CaseCause, caseCauseInEnglish } from '@netloom/model';
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import en from '../../../locales/en/runs.json' with { type: 'json' };
import es from '../../../locales/es/runs.json' with { type: 'json' };
import ja from '../../../locales/ja/runs.json' with { type: 'json' };
import zh from '../../../locales/zh/runs.json' with { type: 'json' };
import { wordResult } from './wordResult.ts';

const resources = { en: { runs: en }, es: { runs: es }, ja: { runs: ja }, zh: { runs: zh } };
const i18n = createInstance();
await i18n.init({ lng: 'en', resources, interpolation: { escapeValue: false } });
const word = (told: Parameters<typeof wordResult>[0], language: string) =>
  wordResult(told, i18n.getFixedT(language, 'runs'));

const CAUSES = CaseCause.options.map(({ shape }) => CaseCause.parse({ code: shape.code.value, exitCode: 3 }));

it.each(CAUSES)('how a simulation ended is said in English as files say it: $code', (cause) => {
  expect(word({ message: '', cause }, 'en')).toBe(caseCauseInEnglish(cause));
});

it.each(['zh', 'es', 'ja'])('and in other words in %s', (language) => {
  const causes = [...CAUSES, { code: 'run-gone' } as const];
  const english = causes.map((cause) => word({ message: '', cause }, 'en'));
  const words = causes.map((cause) => word({ message: '', cause }, language));
  expect(words.filter((each) => english.includes(each) || /cause\./.test(each))).toEqual([]);
});

it('what a simulation said itself stands as it said it, and how its run ended is said as of runs', () => {
  expect(word({ message: 'FAIL: parity', cause: null }, 'zh')).toBe('FAIL: parity');
  expect(word({ message: 'exit code 2', cause: { code: 'folder-gone' } }, 'en')).toBe(
    'The files of the run are gone.',
  );
});
