import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'wave-drawings',
  title: '波形绘图',
  sections: [
    {
      id: 'drawing-edit',
      title: '文本与图',
      blocks: [
        '**波形绘制**将 WaveDrom 文档 `waves/<name>.wavedrom.json` 同时显示为文本和图。两者是同一文档，共用撤销；文本有误时保留上一张图。',
        '在图中单击可在 0、1、x、z 间切换单元。选择画笔并拖动即可涂绘；在所选单元上键入 `0`、`1`、`x`、`z`、`=`、`p` 或 `|`；双击数据可写标签。按住 Alt 拖动可画箭头。',
      ],
    },
    {
      id: 'drawing-bench',
      title: '来自真实波形，生成测试平台',
      blocks: [
        '波形的**导出**可把所选信号变成绘图：每个时钟周期一个单元，长时间空闲成为间断。',
        '**测试平台…**由绘图生成 SystemVerilog：选择哪些信号行是输入和输出。输入按图驱动，输出在每个周期末断言；`x` 不比较，间断 `|` 按其参数等待若干周期。',
      ],
    },
  ],
};
