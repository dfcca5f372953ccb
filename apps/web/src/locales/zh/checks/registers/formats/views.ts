import type { ViewLossSentence } from '@netloom/registers/wording';

export const viewLosses: Record<ViewLossSentence, string> = {
  'REG-LOSS/c/member': 'C 结构体没有 {{node}} 的成员，因为没有 C 类型具有其布局；其 _OFFSET 保留',
  'REG-LOSS/cpp/wide': '超过 64 位的字段在 C++ 中没有类型：请读写其寄存器',
  'REG-LOSS/uvm/triggers/reads': '{{register}}：UVM 不了解其缓冲读的触发：其字段为 volatile',
  'REG-LOSS/uvm/triggers/writes': '{{register}}：UVM 不了解其缓冲写的触发：其字段为 volatile',
  'REG-LOSS/uvm/triggers/both': '{{register}}：UVM 不了解其缓冲读和缓冲写的触发：其字段为 volatile',
  'REG-LOSS/uvm/shared':
    '{{register}}：UVM 把策略为 {{policy}}（{{field}}）的寄存器视为可读可写，并警告 {{partner}} 与其地址相同',
  'REG-LOSS/uvm/wide': '超过 {{most}} 位的寄存器需要以 +define+UVM_REG_DATA_WIDTH={{width}} 编译 UVM',
  'REG-LOSS/uvm/policy': '{{register}}.{{field}}：UVM 没有对应 “{{access}}” 的策略：最接近的是 {{policy}}',
  'REG-LOSS/uvm/enable': '{{path}}.{{field}}：UVM 不了解输入 {{input}}：该字段为 volatile',
};
