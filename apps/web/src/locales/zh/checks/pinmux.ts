import type { PinmuxSentence } from '@netloom/pinmux';

export const pinmux: Record<PinmuxSentence, string> = {
  'PMX-EMPTY': '还没有焊盘：请添加一个焊盘，然后说明它可以承载什么',
  'PMX-CODE': '{{name}} 的编码 {{code}} 与 {{other}} 相同：固件无法区分它们',
  'PMX-CODE/fix': '给 {{name}} 空闲编码 {{code}}',
  'PMX-NAME': '{{name}} 与 {{other}} 会变成同一个词 {{word}}：请重命名其中一个',
  'PMX-KEYWORD': '{{name}} 是 SystemVerilog 关键字：请换一个名称',
  'PMX-RESERVED': '{{name}} 以 {{start}} 开头，与复用器自身的端口相同：请换一个名称',
  'PMX-UNKNOWN-PAD': '{{name}} 指定了不存在的焊盘 {{pad}}',
  'PMX-UNKNOWN-PAD/fix': '去掉 {{pad}}',
  'PMX-DIRECT-TWICE': '焊盘 {{pad}} 同时直连 {{name}} 和 {{other}}：一个焊盘只能承载一个直连信号',
  'PMX-DIRECT-LISTED': '{{name}} 可到达焊盘 {{pad}}，但它已绕过矩阵直连 {{other}}：请去掉',
  'PMX-DIRECT-PADS': '{{name}} 绕过矩阵直连 {{pad}}，又列出了焊盘：请去掉其中之一',
  'PMX-DIRECT-PADS/fix': '去掉焊盘列表',
  'PMX-UNREACHED': '{{name}} 到达不了任何焊盘：请列出一个没有直连信号的焊盘',
  'PMX-UNKNOWN-SIGNAL': '用例 {{useCase}} 需要不存在的 {{name}}',
  'PMX-UNKNOWN-SIGNAL/fix': '从 {{useCase}} 中去掉 {{name}}',
  'PMX-PLACE': '在 {{useCase}} 中，{{name}} 位于它到达不了的 {{pad}}：可到达 {{pads}}',
  'PMX-PLACE/fix': '释放 {{name}}',
  'PMX-TAKEN': '在 {{useCase}} 中，{{name}} 和 {{other}} 都驱动 {{pad}}：请移动其中一个',
  'PMX-LOOP': '在 {{useCase}} 中，{{name}} 读取由 {{other}} 驱动的 {{pad}}：它读到的是被驱动的电平',
  'PMX-OPEN': '在 {{useCase}} 中，{{name}} 还没有焊盘：请指定一个，或交给求解器',
  'PMX-STRAP':
    '{{useCase}} 在采样配置引脚时有效，其中 {{name}} 驱动配置引脚 {{pad}}：请移到不是配置引脚的焊盘',
  'PMX-STRAPS': '有 {{count}} 个配置引脚：最多采样 {{most}} 个',
  'PMX-DEBUG': '用例 {{useCase}} 缺少 {{name}}，调试器因此被锁在外面',
  'PMX-DEBUG/fix': '把 {{name}} 加入 {{useCase}}',
};
