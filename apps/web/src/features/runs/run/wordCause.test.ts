import type { RunCause } from '@netloom/contract';
import { ExecutorCause, JobEnd, RequeueCause } from '@netloom/model';
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import en from '../../../locales/en/runs.json' with { type: 'json' };
import es from '../../../locales/es/runs.json' with { type: 'json' };
import ja from '../../../locales/ja/runs.json' with { type: 'json' };
import zh from '../../../locales/zh/runs.json' with { type: 'json' };
import { whyEnded } from './whyEnded.ts';
import { wordCause } from './wordCause.ts';
import { wordRequeue } from './wordRequeue.ts';

const resources = { en: { runs: en }, es: { runs: es }, ja: { runs: ja }, zh: { runs: zh } };
const i18n = createInstance();
await i18n.init({ lng: 'en', resources, interpolation: { escapeValue: false } });

const needed = { code: 'needed-run', kind: 'synthesize', title: 'soc_top', verdict: 'timed-out' } as const;
const ended: RunCause = {
  ...{ code: 'family-ended', passed: 1, all: 3 },
  others: [
    { kind: 'synthesize', verdict: 'failed' },
    { kind: 'unknownKind', verdict: 'skipped' },
  ],
};

it.each<[language: string, cause: RunCause, text: string]>([
  ['en', needed, 'It needs Synthesis soc_top, which did not pass: Timed out.'],
  ['zh', needed, '它依赖综合 soc_top，后者未通过：超时。'],
  ['en', ended, '1 of 3 passed. Synthesis: Failed · unknownKind: Skipped'],
  ['zh', ended, '3 个中通过 1 个。综合：失败 · unknownKind：已跳过'],
  ['en', { code: 'no-errors', warnings: 1 }, 'No errors, 1 warning.'],
  ['zh', { code: 'step-errors', step: 'Verilate', errors: 2, first: 'dead' }, 'Verilate：2 个错误：dead'],
  ['ja', { code: 'step-exit', step: 'Simulate', exitCode: 3 }, 'Simulate: 終了コード 3'],
  ['es', { code: 'bench-said', said: 'PASS 7' }, 'El banco de pruebas informó «PASS 7».'],
  [
    'en',
    { code: 'disk-room', free: 10, kept: 2048 },
    'The disk had 10.0 MB left, and 2.0 GB are kept free; what the run had written was removed.',
  ],
  ['es', { code: 'process-limit', processes: 2 }, 'Alcanzó su límite de 2 procesos.'],
  ['zh', { code: 'job-ended', job: '7_0', node: 'n1', state: 'NODE_FAIL' }, '作业 7_0（n1）：其节点发生故障'],
  ['en', { code: 'job-ended', job: '7', state: 'FAILED', said: 'E' }, 'Job 7: its runner failed: E'],
  [
    'zh',
    { code: 'no-sandbox', node: 'n1' },
    '节点 n1 无法隔离运行：未安装 bubblewrap（apt-get install bubblewrap）',
  ],
  ['es', { code: 'time-limit', seconds: 60 }, 'Alcanzó su límite de tiempo de 1:00.'],
  ['en', { code: 'family-ended', passed: 3, all: 3, others: [] }, 'All 3 passed.'],
])('is worded in %s: %j', (language, cause, text) => {
  expect(wordCause(cause, i18n.getFixedT(language, 'runs'))).toBe(text);
});

/** Every cause of whoever executes runs, with all that it may have. */
const BY_EXECUTOR = [
  ...ExecutorCause.options.map(({ shape }) => shape.code.value),
  ...JobEnd.options.map(() => 'job-ended' as const),
].map((code, index) =>
  ExecutorCause.parse({
    ...{
      code,
      exitCode: 1,
      seconds: 60,
      free: 1,
      kept: 2,
      megabytes: 3,
      processes: 4,
      said: 'said',
      path: 'a.v',
    },
    ...{ job: '7_0', node: 'n1', state: JobEnd.options[index % JobEnd.options.length] },
  }),
);

it.each(['en', 'es', 'ja', 'zh'])('has words for each cause in %s', (language) => {
  const codes = [
    'not-planned',
    'cancelled-waiting',
    'folder-gone',
    'cases-passed',
    'firmware-ended',
  ] as const;
  const signal: RunCause = { code: 'step-signal', step: 'Simulate', signal: 'SIGSEGV' };
  const t = i18n.getFixedT(language, 'runs');
  const all = [needed, ended, signal, ...BY_EXECUTOR, ...codes.map((code) => ({ code }))];
  const texts = all.map((cause) => wordCause(cause, t));
  const again = RequeueCause.options.map(({ shape }) =>
    RequeueCause.parse({ code: shape.code.value, job: '7_0', node: 'n1', to: 'n2' }),
  );
  texts.push(...again.map((cause) => wordRequeue(cause, t)));
  for (const text of texts) expect(text).not.toMatch(/cause\.|again\.|[{}]/);
});

it.each([
  ['timed-out', 'time limit of 5 s', 'Tiempo agotado'],
  ['cancelled', 'cancelled', 'Cancelada'],
  ['failed', 'dead at 5', 'dead at 5'],
  ['inconclusive', 'exit code 0; the bench said nothing', es.cause.inconclusive],
] as const)(
  'of a run that ended as %s without a cause the list tells in Spanish',
  (verdict, reason, text) => {
    const row = { kind: 'simulate', verdict, reason, cause: null };
    expect(whyEnded(row, i18n.getFixedT('es', 'runs'))).toBe(text);
  },
);
