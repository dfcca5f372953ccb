import type { SettingSentence } from '@netloom/pins';

export const settings: Record<SettingSentence, string> = {
  'PINS-UNKNOWN-PERIPHERAL': '{{chip}} 没有外设 {{instance}}：请删除它，或选择具有它的芯片',
  'PINS-UNKNOWN-MODE/choose': '{{instance}} 没有模式 {{mode}}：请选择 {{modes}}',
  'PINS-UNKNOWN-MODE/none': '{{instance}} 没有模式 {{mode}}：只能分配其引脚；请在此删除',
  'PINS-AT': '{{at}}：{{reason}}',
  'PINS-UNKNOWN-PARAMETER/peripheral': '{{peripheral}} 没有参数 {{parameter}}；它有 {{known}}：请删除',
  'PINS-UNKNOWN-PARAMETER/pin': '{{pin}}：{{parameter}}：引脚没有这项设置；请删除',
  'PINS-UNKNOWN-PARAMETER/needless': '{{pin}}：{{parameter}}：{{signal}} 不需要引脚设置；请删除',
  'PINS-READ-ONLY': '{{parameter}} 由计算得出，不能设置：请删除',
  'PINS-NO-EFFECT': '{{pin}}：{{parameter}} 对 {{signal}} 没有作用：请删除',
  'PINS-OPTION/none': '{{parameter}} 不能为 {{value}}（没有该选项）；请选择 {{choices}}',
  'PINS-OPTION/mode': '{{parameter}} 不能为 {{value}}（此模式下不可用）；请选择 {{choices}}',
  'PINS-OPTION/reason': '{{parameter}} 不能为 {{value}}（此模式下不可用：{{reason}}）；请选择 {{choices}}',
  'PINS-RANGE/number': '{{parameter}} {{value}} 不是数字：请输入{{range}}',
  'PINS-RANGE/whole': '{{parameter}} {{value}} 不是整数：请输入{{range}}',
  'PINS-RANGE/least': '{{parameter}} {{value}} 小于最小值 {{min}}：请输入{{range}}',
  'PINS-RANGE/most': '{{parameter}} {{value}} 大于最大值 {{max}}：请输入{{range}}',
  'range/plain': ' {{min}} 至 {{max}} 的整数',
  'range/unit': ' {{min}} 至 {{max}} {{unit}} 的整数',
  'PINS-COMBINATION': '{{instance}}：{{parameter}} {{value}}：{{reason}}',
  'PINS-FLASH-SIZE': '{{chip}} 没有 {{flash}} kB 闪存的型号：请选择 {{sizes}} kB',
  'PINS-LABEL/identifier': '{{pin}}：标签 {{label}} 不是 C 名称：以字母开头，后接字母、数字和 _',
  'PINS-LABEL/long': '{{pin}}：标签 {{label}} 超过 {{most}} 个字符，而 C 标识符只以前若干字符区分：请缩短',
  'PINS-LABEL/reserved': '{{pin}}：标签 {{label}} 是 C 的保留字：请选择其他名称',
  'PINS-LABEL/hal': '{{pin}}：标签 {{label}} 会重定义 HAL 的名称 GPIO_Pin：请选择其他名称',
  'PINS-LABEL/taken': '{{pin}}：标签 {{label}} 与 {{other}} 的相同，{{macro}} 会定义两次：请选择其他名称',
  'PINS-BAUD-REACH':
    '{{instance}}：以 {{clock}} 的时钟和每位 {{samples}} 次采样无法达到 BaudRate {{baud}}：可达到 {{min}} 至 {{max}} Bits/s；请更改速率、OverSampling 或时钟',
  'PINS-BAUD-ERROR/all':
    '{{instance}}：以 {{clock}} 的时钟和每位 {{samples}} 次采样，BaudRate {{baud}} 变为 {{actual}} Bits/s，偏差 {{error}} %：超过接收方容许的 {{tolerance}} %（RM0090，30.3.5）；请更改速率或时钟',
  'PINS-BAUD-ERROR/half':
    '{{instance}}：以 {{clock}} 的时钟和每位 {{samples}} 次采样，BaudRate {{baud}} 变为 {{actual}} Bits/s，偏差 {{error}} %：超过接收方容许的 {{tolerance}} % 的一半（RM0090，30.3.5）；请更改速率或时钟',
  'PINS-RATE':
    '{{instance}}：时钟 {{clock}} 下的 {{rate}} 超出 {{min}} 至 {{max}}：请选择更大的预分频或更慢的时钟',
  'PINS-I2C-SPEED/clock':
    '{{instance}}：{{parameter}} {{speed}} 要求总线时钟至少 {{needed}}，而它是 {{clock}}：请提高该时钟',
  'PINS-I2C-SPEED/slow':
    '{{instance}}：总线时钟为 {{clock}} 时 {{parameter}} {{speed}} 对分频器而言太慢：请至少输入 {{slowest}}',
};
