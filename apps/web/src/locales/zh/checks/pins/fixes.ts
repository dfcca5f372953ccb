import type { FixSentence } from '@netloom/pins';

export const fixes: Record<FixSentence, string> = {
  'pins-fix/take-away': '删除 {{name}}',
  'pins-fix/take-label': '删除 {{pin}} 的标签',
  'pins-fix/free': '释放 {{pin}}',
  'pins-fix/leave-to': '把 {{pin}} 留给 {{signal}}',
  'pins-fix/low-speed': '{{pin}} 的速度设为 Low',
  'pins-fix/smallest': '恢复为最小型号',
  'pins-fix/default': '恢复 {{name}} 的默认值',
  'pins-fix/set': '把 {{name}} 设为 {{value}}',
  'pins-fix/put': '把 {{signal}} 放到 {{pin}}',
  'pins-fix/move': '把 {{signal}} 从 {{from}} 移到 {{pin}}',
  'pins-fix/vector-on': '以优先级 0 开启 {{vector}}',
  'pins-fix/vector-off': '关闭 {{vector}}',
};
