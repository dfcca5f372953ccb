import type { en } from './en.ts';

export const zh: Record<keyof typeof en, string> = {
  'dump-broken-off': '{name}：无法继续读取：{why}',
  'dump-closed': '{name}：已关闭',
  'dump-ended': '{name}：读取它的线程已结束',
  'dump-fault': '{name}：{message}',
  'dump-too-large': '{name}：需要超过 {most} MB 的内存',
  'no-dump': '{path} 不是波形转储：应为 .vcd、.fst、.ghw 或 .vcd.gz',
  'query-too-long': '{name}：查询超过 {seconds} 秒',
  'too-many-comparisons': '另有 {most} 项比较正在进行；请稍后再试',
  'too-many-dumps': '{name}：另有 {most} 个波形转储正在读取；请稍后再试',
  'too-many-signals': '一次查询最多 {most} 个信号',
};
