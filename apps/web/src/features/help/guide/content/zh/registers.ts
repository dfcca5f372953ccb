import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'registers',
  title: '寄存器映射',
  sections: [
    {
      id: 'describe',
      title: '一次描述',
      blocks: [
        '**寄存器映射** 编辑 `<block>.regs.json`。SystemVerilog 寄存器文件、C 头文件、UVM 模型、SVD、SystemRDL、IP-XACT 和文档均由它生成。',
        '可以在表格中编辑字段、在位图中拖动字段，或从电子表格粘贴行。数值可以是由映射参数组成的表达式。',
        '下方的 **输出** 随输入显示每种视图，**变更** 说明修改对软件和硬件的破坏性影响。',
      ],
    },
    {
      id: 'import-registers',
      title: '导入',
      blocks: ['可读取 SystemRDL、IP-XACT、reggen、SVD 和电子表格。某种格式无法表达的内容会列为损失。'],
    },
  ],
};
