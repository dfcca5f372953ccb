import type { AssignmentSentence } from '@netloom/pins';

export const assignments: Record<AssignmentSentence, string> = {
  'PINS-UNKNOWN-PIN': '{{chip}} 没有引脚 {{pin}}：请删除该条目，或选择此芯片的引脚',
  'PINS-NO-SIGNALS': '{{pin}} 是 {{type}} 引脚，不承载信号：请释放它',
  'PINS-NOT-OFFERED/gpio': '{{pin}} 不能作为 {{signal}}：它可作为 GPIO {{modes}}',
  'PINS-NOT-OFFERED/no-gpio': '{{pin}} 不能作为 {{signal}}：它不是 GPIO',
  'PINS-NOT-OFFERED/one': '{{pin}} 不提供 {{signal}}；提供它的引脚是 {{pins}}',
  'PINS-NOT-OFFERED/many': '{{pin}} 不提供 {{signal}}；提供它的引脚是 {{pins}}',
  'PINS-UNKNOWN-SIGNAL/chip': '{{chip}} 没有信号 {{signal}}：请释放 {{pin}} 或选择其他信号',
  'PINS-UNKNOWN-SIGNAL/pins': '此芯片没有引脚提供 {{signal}}',
  'PINS-ANALOG-SWITCH/open':
    '{{pin}} 承载 {{signal}}：通往 {{bit}} 的模拟开关（SYSCFG_PMCR 的 {{bit}}SO）必须断开，使焊盘只连到转换器；生成的代码保持其复位状态，请在代码中设置',
  'PINS-ANALOG-SWITCH/closed':
    '{{pin}} 承载 {{signal}}：通往 {{bit}} 的模拟开关（SYSCFG_PMCR 的 {{bit}}SO）必须闭合，因为信号来自 {{bit}}；生成的代码保持其复位状态，请在代码中设置',
  'PINS-WEAK-PIN':
    '{{pin}} 最多以 2 MHz 驱动 30 pF，且不能作电流源：速度 {{speed}} 超出其能力；请选择 Low（数据手册，引脚定义）',
  'PINS-BONDED': '{{one}} 与 {{other}} 键合到同一位置 {{position}}：只能使用其中一个；请释放另一个',
  'PINS-EXTI-LINE':
    '{{one}} 与 {{other}} 都使用 EXTI 线 {{line}}，而它只监听一个端口：请把其中一个改为普通输入，或选择其他编号的引脚',
  'PINS-EXTI-OFF': '{{pin}} 请求中断，但向量 {{vector}} 已关闭：请给它设置优先级，或把引脚改为事件或输入',
  'PINS-EXTI-IDLE': '中断 {{vector}} 已开启，但没有引脚请求它：请关闭',
  'PINS-EXTI-MODE': '{{vector}} 是中断向量：其模式应为 Interrupt 且优先级为 0 至 15，否则不应有条目',
  'PINS-OSCILLATOR-ON/high':
    '{{pin}} 承载 {{signal}}，但高速振荡器 (HSE) 已开启并占用该引脚：请释放引脚，或在时钟中关闭 HSE',
  'PINS-OSCILLATOR-ON/low':
    '{{pin}} 承载 {{signal}}，但低速振荡器 ({{oscillator}}) 已开启并占用该引脚：请释放引脚，或在时钟中关闭 {{oscillator}}',
  'PINS-NO-PIN': '此芯片没有引脚提供 {{signal}}，而 {{instance}} 在模式 {{mode}} 下需要它：请选择其他模式',
  'PINS-UNPLACED': '{{signal}} 没有引脚，而 {{instance}} 在模式 {{mode}} 下需要它：请放到 {{pins}}',
  'PINS-SIGNAL-TWICE': '{{signal}} 同时在 {{first}} 和 {{pin}} 上：一个信号只到达一个引脚；请释放其中一个',
  'PINS-KEPT': '{{pin}} 为 {{signal}} 保留，但不会对其进行设置：此处不知道 {{instance}} 的参数',
  'PINS-UNUSED/mode':
    '{{pin}} 持有 {{signal}}，但 {{instance}} 的模式 {{mode}} 不使用它：该引脚不会被设置；请选择使用它的模式，或释放引脚',
  'PINS-UNUSED/disabled':
    '{{pin}} 持有 {{signal}}，但 {{instance}} 已禁用：该引脚不会被设置；请选择使用它的模式，或释放引脚',
  'PINS-PORT-BIT':
    '{{one}}与{{other}}都是端口的位 {{bit}}，而它只承载一个信号：请释放其中一个引线，或把其信号移到其他引脚',
  'pins-on-lead': '{{pin}}（引线 {{position}}）上的 {{signals}} ',
  'PINS-REMAP':
    '{{instance}} 的所有信号共用一种重映射，而没有一种适合：{{where}}；请把它们移到同一重映射的引脚',
  'pins-takes': '{{pin}} 上的 {{signal}} 需要 {{remaps}}',
  'PINS-ROLE': '{{about}}它现在承载 {{signal}}：除非有意如此，请选择其他引脚（{{source}}）',
  'PINS-SHARED/analog':
    '{{other}} 不能与 {{signal}} 共用 {{pin}}：仅当都是不同转换器的模拟输入时，一个引脚才能承载多个信号；请给它单独的引脚',
  'PINS-SHARED/offered':
    '{{other}} 不能与 {{signal}} 共用 {{pin}}：{{pin}} 不提供 {{other}}；请给它单独的引脚',
  'PINS-ONE-BLOCK/block': '{{one}} 与 {{other}} 是同一硬件模块，不能同时使用：请禁用其中一个并释放其引脚',
  'PINS-ONE-BLOCK/memory': '{{one}} 与 {{other}} 共用存储器，不能同时使用：请禁用其中一个并释放其引脚',
};
