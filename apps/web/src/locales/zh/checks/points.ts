import type { PointSentence } from '@netloom/core/special';

export const points: Record<PointSentence, string> = {
  'PT-AT': '{{point}}：{{said}}',
  'PT-CELL': '此处不能写“{{wrong}}”',
  'PT-VALUES/none': '其程序没有数值',
  'PT-VALUES/twice': '{{value}} 出现两次',
  'PT-VALUES/beyond': '{{value}} 不在 {{least}} 到 {{most}} 之间',
  'PT-PROGRAM': '没有程序“{{program}}”',
  'PT-NOTHING': '没有任何期望：这样的测试不可能失败',
  'PT-MODEL/interrupts': '在指定周期发生中断时，模型无法给出结果：请改为期望原因、寄存器或存储器',
  'PT-MODEL/errors': '在指定周期发生总线错误时，模型无法给出结果：请改为期望原因、寄存器或存储器',
  'PT-MODEL/reset': '在指定周期复位时，模型无法给出结果：请改为期望原因、寄存器或存储器',
};
