import type { DefinitionSentence } from '@netloom/pins';

export const definitions: Record<DefinitionSentence, string> = {
  'option/smartcard': '异步线路有 1 或 2 个停止位（RM0090，30.3.2 “Configurable stop bits”）',
  'option/no-smartcard': 'UART4、UART5、UART7 和 UART8 有 1 或 2 个停止位（RM0090，30.6.5 “STOP”）',
  'option/master': '只有主机驱动 NSS（RM0090，28.3.1 “NSS output enabled”）',
  'option/wired-and': '该信号的总线为线与：只有开漏能让其他设备驱动',
  'option/push-pull': '该信号双向驱动，需要推挽',
  'rule/receive-only':
    '时钟只在发送器发送时运行，因此什么也收不到；请选择 Receive and Transmit（RM0090，30.3.9）',
  'rule/parity-bit':
    '奇偶校验占 8 位中的一位：剩 7 个数据位；带校验的 8 个数据位需要 9 位字长（RM0090，30.3.7）',
  'rule/smartcard': '0.5 和 1.5 个停止位用于智能卡（RM0090，30.3.2）',
};
