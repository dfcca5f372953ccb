import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'memory-map',
  title: '存储器映射',
  sections: [
    {
      id: 'see',
      title: '谁在何处看到什么',
      blocks: [
        '**存储器映射** 绘制地址空间，每个管理器占一列：**易读** 折叠未用范围，**真实比例** 中每个字节占同样的高度。',
        '拖动区域可移动，拖动边缘可调整大小，也可以在表格中输入基址。区域不能放到其他区域之上。',
        '输入地址或名称（例如 `0x8000_5010`）即可查询由谁响应。',
      ],
    },
    {
      id: 'map-outputs',
      title: '面向软件',
      blocks: ['**输出** 由映射生成头文件、链接脚本、设备树和文档，可以下载或写入项目。'],
    },
  ],
};
