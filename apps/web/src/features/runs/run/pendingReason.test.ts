import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import en from '../../../locales/en/runs.json' with { type: 'json' };
import zh from '../../../locales/zh/runs.json' with { type: 'json' };
import { pendingReason } from './pendingReason.ts';

const i18n = createInstance();
await i18n.init({ resources: { en: { runs: en }, zh: { runs: zh } }, interpolation: { escapeValue: false } });

// Reasons as squeue(1) lists them, and as squeue 22.05.8 described nodes that were drained.
const drained = 'Nodes required for job are DOWN, DRAINED or reserved for jobs in higher priority partitions';
it.each([
  ['en', 'Priority', 'Priority: Jobs with a higher priority wait for the same partition.'],
  ['zh', 'Licenses', 'Licenses：正等待许可证。'],
  [
    'en',
    'ReqNodeNotAvail, UnavailableNodes:n7',
    'ReqNodeNotAvail, UnavailableNodes:n7: The nodes that could run it are down, drained or reserved.',
  ],
  ['en', 'FutureReason', 'FutureReason'],
  ['zh', drained, drained],
  ['en', '', ''],
])('in %s the reason "%s" is told as "%s"', (language, reason, text) => {
  expect(pendingReason({ job: '7_0', reason }, i18n.getFixedT(language, 'runs'))).toBe(text);
});
