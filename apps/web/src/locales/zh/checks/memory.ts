import type { MemorySentence } from '@netloom/memory';

export const memory: Record<MemorySentence, string> = {
  'MEM-KEYWORD': '{{name}} 是 SystemVerilog 关键字：请换一个名称',
  'MEM-MASK': '{{mask}} 位的写掩码不能整除 {{width}} 位的字：{{fit}} 位可以',
  'MEM-MASK/fix': '每 {{fit}} 位一个掩码位',
  'MEM-MASK-ECC':
    'SECDED 下的掩码写要先读出整字，只有可读可写且旁边没有其他写端口的端口才能做到：请选择 1rw 或 1rw1r、奇偶校验，或去掉掩码',
  'MEM-MASK-ECC/fix': '使用奇偶校验',
  'MEM-ALONE': '单个端口不会在另一端口写某个字时读它：写时读出的内容不起作用',
  'MEM-ALONE/fix': '保持未定义',
  'MEM-FLOPS': '用触发器实现 {{bits}} 位太多：最多 {{most}} 位；请选择宏单元库或块 RAM',
  'MEM-LIBRARY': '没有可用来构成存储器的宏单元：请添加宏单元，或选择其他目标',
  'MEM-NONE': '{{count}} 个宏单元中没有一个合适；表中说明了原因',
  'MEM-MANY': '最佳拼接需要 {{count}} 个宏单元：最多 {{most}} 个；请在库中加入更大的宏单元',
  'MEM-USE': '{{name}} 不在目标的宏单元之中',
  'MEM-USE/fix': '由规划器选择',
  'MEM-MACRO-MASK': '{{name}} 的字宽为 {{bits}} 位，其掩码 {{mask}} 位不能整除',
  'MEM-MACRO-PIN': '{{name}}：端口 {{port}} 没有 {{what}} 引脚',
  'MEM-MACRO-TWICE': '{{name}}：引脚 {{pin}} 出现了两次',
  'MEM-MACRO-WORDS': '{{name}} 既是宏单元又是存储器的名称：请重命名存储器',
};
