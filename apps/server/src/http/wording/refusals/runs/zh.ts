import type { en } from './en.ts';

export const zh: Record<keyof typeof en, string> = {
  'file-ignored':
    '{path} 不在此次运行中：git 依据 {file} 第 {line} 行的“{pattern}”忽略了它。请修改该行，然后重新启动运行。',
  'kind-unknown': '此版本不能执行“{kind}”类型的运行',
  'log-gone': '此运行的日志已不存在',
  'no-cluster': '本系统的运行在服务器本机上执行，没有分区，也不能选择 CPU 核数；请勿填写此项',
  'no-sandbox': '{why}',
  'no-terminal': '类型为“{kind}”的运行没有可占用的终端',
  'no-top': '项目树中没有可确定的顶层模块；请给出顶层模块',
  'no-wave': '该运行没有留下波形 {path}',
  'no-wave-yet': '该运行尚未写出波形 {path}',
  'over-installation-ceiling': '{asked} {unit} 超过本系统的上限 {most} {unit}（{setting}）；管理员可以调高',
  'over-project-ceiling': '{asked} {unit} 超过本项目的上限 {most} {unit}；项目负责人可以调高',
  'partition-not-offered':
    '分区“{partition}”未开放给运行使用；请选择已开放的分区，或请服务器管理者将其加入 {setting}',
  'run-folder-gone': '运行 {run} 的文件夹已不存在',
  'run-goes-on': '运行 {run} 尚未结束；请先取消',
  'run-is-part': '运行 {run} 是运行 {parent} 的一部分；请删除后者',
  'run-missing': '不存在运行 {run}',
  'run-not-listening': '运行的状态为 {state}；没有程序读取输入',
  'run-of-other': '该运行属于其他部门',
  'run-of-starter': '只有启动该运行的人或管理运行的人可以这样做',
  'run-unfinished': '运行 {run} 尚未结束',
  'run-waits-no-more': '该运行已不再等待，优先级没有意义',
  'runs-disk-full':
    '{folder} 所在的磁盘已满：剩余 {free} MB，而启动运行需要 {needed} MB（runs.keepFreeMegabytes）。请删除一些运行，或告知管理员。',
  'step-not-listening': '正在执行的步骤不读取输入',
  'stream-closed': '此事件流未打开',
  'ticket-void': '未知、已使用，或超过一分钟',
  'too-many-cores': '{cores} 个 CPU 核超过单次运行的上限 {most}（{setting}）',
  'tool-missing': '缺少 {name}：{command}',
  'which-top': '请从 {tops} 中指定一个',
  'which-top-of-many': '请从 {tops} 及另外 {more} 个中指定一个',
  'schedule-left-out': '已略过：上一次运行尚未结束',
  'schedule-maker-gone': '创建此计划的人已不是部门成员',
  'schedule-not-started': '运行无法启动；原因见服务器日志',
};
