import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'cores',
  title: 'RISC-V 核',
  sections: [
    {
      id: 'core-options',
      title: '由选项得到核',
      blocks: [
        '**核生成器**由选项生成处理器核：**新建核**从预设开始，每次更改都会立即反映在框图、指标和文件中。',
        '被其他选项排除的值无法选择，并说明原因。矛盾会标在对应的选项上，**去掉**即可消除。点击框图中的单元可跳到其选项。',
        '若正是此配置被测量过，面积、频率和速度为**实测**；若各选项均单独测量过且其和的误差已知，则为**范围**；否则为**未知**。',
      ],
    },
    {
      id: 'core-generate',
      title: '写入项目',
      blocks: [
        {
          steps: [
            '选择**生成**：RTL、文件列表、约束、描述符、设备树和启动软件写入 `cores/<name>`。',
            '运行**检查**：Lint 和综合与其他运行一样。',
            '选择**放到画布**，将其总线接到交叉开关，然后生成 SoC。',
          ],
        },
        '以 `<name>.core.json` 为准。手工编辑过的文件只有在你决定后才会被覆盖。',
      ],
    },
    {
      id: 'core-boot',
      title: '启动',
      blocks: [
        {
          steps: [
            '在**仿真**中选择**启动**、SoC 和固件文件夹，例如 `demo/sw/hello`。',
            '固件用 GCC 编译，SoC 用 Verilator 编译；随后终端显示 UART 发送的内容。',
            '输入即可得到 SoC 的应答。`Ctrl D` 结束。',
          ],
        },
        '**基础软件**展示构建固件所用的库：启动、陷阱、驱动、printf，以及各部分的 API。固件文件夹中的同名文件会取代库文件。',
      ],
    },
  ],
};
