import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'keyboard',
  title: '键盘',
  sections: [
    {
      id: 'everywhere',
      title: '通用',
      blocks: [
        '在 Mac 上用 ⌘ 代替 Ctrl。',
        {
          keys: [
            ['Ctrl K', '搜索菜单'],
            ['← →', '在标签页上：移动'],
            ['Delete', '在标签页上：关闭'],
            ['Enter', '在列表中：打开该行'],
          ],
        },
      ],
    },
    {
      id: 'canvas-keys',
      title: 'SoC 画布',
      blocks: [
        {
          keys: [
            ['Ctrl S', '保存'],
            ['Ctrl Z, Ctrl Shift Z', '撤销、重做'],
            ['Ctrl C, Ctrl V, Ctrl D', '复制、粘贴、创建副本'],
            ['Delete', '删除所选'],
            ['方向键', '移动所选'],
            ['Ctrl F 或 /', '查找实例、端口或网络'],
            ['空格 + 拖动', '移动视图'],
            ['?', '所有快捷键'],
          ],
        },
      ],
    },
    {
      id: 'wave-keys',
      title: '波形',
      blocks: [
        {
          keys: [
            ['← →', '上一沿、下一沿'],
            ['+ − F', '放大、缩小、整个转储'],
            ['Shift ← →', '平移'],
            ['M N P', '标记、下一标记、上一标记'],
            ['F1', '跳转到时间'],
            ['V', '查找值'],
            ['/', '搜索信号'],
            ['G F2 Del', '编组、重命名、移除'],
            ['Ctrl Z', '撤销'],
            ['?', '全部按键，包括 GTKWave 的按键'],
          ],
        },
      ],
    },
    {
      id: 'table-keys',
      title: '寄存器与区域表格',
      blocks: [
        {
          keys: [
            ['Enter、F2 或直接输入', '编辑单元格'],
            ['Tab', '到下一个单元格'],
            ['Ctrl C, Ctrl V', '寄存器表格：与电子表格相互复制粘贴'],
            ['Ctrl D', '寄存器表格：向下填充'],
          ],
        },
      ],
    },
  ],
};
