import type { en } from './en.ts';

export const zh: Record<keyof typeof en, string> = {
  'no-regression': '没有回归 {run}',
  'no-result-row': '没有结果 {result}',
  'nothing-to-rerun': '没有需要重新仿真的内容：全部通过',
};
