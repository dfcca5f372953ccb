import type { LinSentence } from '@netloom/pins';

export const lin: Record<LinSentence, string> = {
  'PINS-LIN-FIELD/general': 'LIN 没有字段“{{name}}”；请删除',
  'PINS-LIN-FIELD/channel': '通道 {{channel}}：LIN 通道没有字段“{{name}}”；请删除',
  'PINS-LIN-VALUE': '{{field}} 为 {{value}}；{{wanted}}',
  'PINS-LIN-VALUE/channel': '通道 {{channel}}：{{reason}}',
  'lin-wanted/fixed': 'AUTOSAR 4.2.2 规定为 {{value}}，不允许其他值',
  'lin-wanted/boolean': '请给出 true 或 false',
  'lin-wanted/integer': '请给出 {{min}} 至 {{max}} 的整数',
  'lin-wanted/integer-unit': '请给出 {{min}} 至 {{max}} 的整数（{{unit}}）',
  'lin-wanted/enumeration': '请从 {{options}} 中选择',
  'lin-wanted/reference': '请给出 {{destination}} 的路径，例如 {{example}}',
  'lin-wanted/peripheral': '请给出芯片外设的名称，例如 USART1',
  'PINS-LIN-CHANNELS': 'LIN 没有通道；请添加一个，或关闭 LIN',
  'PINS-LIN-NAME/form': '通道名为“{{name}}”；请以字母开头，后跟字母、数字和 _',
  'PINS-LIN-NAME/taken': '通道名“{{name}}”与“{{other}}”相同；请改用其他名称',
  'PINS-LIN-NAME/alike': '通道名“{{name}}”的前 {{count}} 个字符与“{{other}}”相同；请改用其他名称',
  'PINS-LIN-ID': '通道 {{channel}}：LinChannelId 为 {{id}}，与 {{other}} 相同；请给每个通道不同的编号',
  'PINS-LIN-WAKEUP/source':
    '通道 {{channel}} 支持唤醒但没有 LinChannelEcuMWakeupSource：ECU 状态管理器不知道由谁唤醒；请指定唤醒源',
  'PINS-LIN-WAKEUP/support':
    '通道 {{channel}} 有 LinChannelEcuMWakeupSource 但没有 LinChannelWakeupSupport：它从不唤醒；请打开唤醒支持，或删除唤醒源',
  'PINS-LIN-BREAK/short':
    '通道 {{channel}}：主节点的间隔场 {{bits}} 位短于 LIN 2.1（2.3.1.1）规定的 13 位：从节点可能漏检；请选择 BL_13 或更长',
  'PINS-LIN-BREAK/hardware':
    '通道 {{channel}}：{{instance}} 只能发送 13 位的间隔场，而 BreakLength 为 {{length}}；请选择 BL_13',
  'PINS-LIN-HARDWARE/none': '通道 {{channel}} 没有硬件：请选择驱动它的 USART（LinHwChannel）',
  'PINS-LIN-HARDWARE/absent': '通道 {{channel}}：{{chip}} 没有 {{instance}}；请选择它的某个 USART',
  'PINS-LIN-HARDWARE/kind': '通道 {{channel}}：{{instance}} 不是 USART，没有 LIN 模式；请选择一个 USART',
  'PINS-LIN-HARDWARE/taken': '通道 {{channel}}：{{instance}} 已驱动通道 {{other}}；请给每个通道单独的外设',
  'PINS-LIN-HARDWARE/mode': '通道 {{channel}}：{{instance}} 处于模式 {{mode}}；LIN 使用其异步模式，请启用',
  'PINS-LIN-HARDWARE/disabled': '通道 {{channel}}：{{instance}} 已禁用；LIN 使用其异步模式，请启用',
  'PINS-LIN-FRAMING':
    '通道 {{channel}}：{{instance}} 的 {{parameter}} 为 {{value}}，其 LIN 模式不支持；请取 {{wanted}}',
  'PINS-LIN-BAUD/reach':
    '通道 {{channel}}：{{instance}} 的时钟为 {{clock}} Hz，达不到 {{baud}} bit/s（可达 {{min}} 至 {{max}} bit/s）；请改变波特率或时钟',
  'PINS-LIN-BAUD/error':
    '通道 {{channel}}：{{instance}} 以 {{actual}} bit/s 代替 {{baud}}，偏差 {{error}} %；LIN 允许主节点偏差 {{tolerance}} %：请改变时钟',
  'PINS-LIN-BAUD/differs':
    '通道 {{channel}} 的速率为 {{rate}} bit/s，但 {{instance}} 设置为 {{baud}}；删除该设置后它采用通道的速率',
  'lin-fix/remove': '删除 {{name}}',
};
