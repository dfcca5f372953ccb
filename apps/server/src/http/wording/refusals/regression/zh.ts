import type { en } from './en.ts';

export const zh: Record<keyof typeof en, string> = {
  'no-regression': '没有回归 {run}',
  'no-result-row': '没有结果 {result}',
  'nothing-to-rerun': '没有需要重新仿真的内容：全部通过',
  'result-passed': '该仿真已通过：不能说明缺陷',
  'bug-changed': '缺陷 #{bug} 期间已被他人修改；未写入任何内容',
  'bug-no-duty': '您的角色不能将缺陷从 {from} 转为 {to}',
  'bug-no-reason': '请说明缺陷为何从 {from} 退回 {to}',
  'bug-no-proof': '请指明对应的提交',
  'bug-no-move': '缺陷不能从 {from} 转为 {to}',
  'bug-branch-open': '尚未证明缺陷在 {branches} 上已消失',
  'bug-completed': '缺陷已完成；请先重新打开',
  'no-assignee': '只有项目成员可以被指派缺陷',
  'no-such-commit': '项目中没有提交 {commit}',
  'commit-elsewhere': '提交 {commit} 不在分支 {branch} 上',
  'seed-not-run': '{case}（种子 {seed}）未以失败时的构建和选项在提交 {commit} 上仿真',
  'seed-not-green': '{case}（种子 {seed}）在提交 {commit} 上未通过，或并非每次都通过',
  'seed-unchecked': '{case}（种子 {seed}）在提交 {commit} 上没有检查任何内容，通过不说明问题',
  'no-reference': '链接应为提交，或类似 file:rtl/top.sv:12、soc:demo/uart0、#run-1a2b3c4d 的引用',
  'too-many-links': '一个缺陷最多有 {most} 个链接',
  'too-many-filters': '最多保存 {most} 个筛选条件',
};
