import type { ChipImportSentence } from '@netloom/pins';

export const chipImport: Record<ChipImportSentence, string> = {
  'PINS-IMPORT-NO-GPIO': '没有 GPIO 文件：芯片没有复用功能；请添加 GPIO-{{version}}_Modes.xml',
  'PINS-IMPORT-XML': '无法读取 XML：{{reason}}',
  'PINS-IMPORT-VERSION': '文件的厂商数据库版本为 {{version}}，本导入针对 {{known}}：请查看计数',
  'PINS-IMPORT-FOREIGN/mcu': '<{{name}}> 不是厂商引脚数据的 MCU 文件（<Mcu …>）',
  'PINS-IMPORT-FOREIGN/gpio': '<{{name}}> 不是厂商引脚数据的 GPIO 文件（<IP Name="GPIO" …>）',
  'PINS-IMPORT-WRONG-GPIO/version':
    '此 GPIO 文件的版本为 {{version}}，MCU 文件指定的是 {{wanted}}；请使用 GPIO-{{wanted}}_Modes.xml',
  'PINS-IMPORT-WRONG-GPIO/kind': '此文件描述的是 {{name}} 而不是 GPIO；请使用 GPIO-{{wanted}}_Modes.xml',
  'PINS-IMPORT-IO': '文件称有 {{told}} 个 I/O，其引脚中有 {{found}} 个带 GPIO',
  'PINS-IMPORT-UNKNOWN': '{{count}} × {{kind}} 不为导入所知，不在芯片中',
  'PINS-IMPORT-ATTRIBUTE': '<Mcu> 没有 {{name}}；请使用厂商的原始文件',
  'PINS-IMPORT-NUMBER': '<{{name}}> 为“{{value}}”，不是数字',
  'PINS-IMPORT-UNDESCRIBED': 'GPIO 文件中没有 {{pins}}：它们没有复用功能',
  'PINS-IMPORT-SPELLING': '引脚 {{pin}}：GPIO 文件把 {{name}} 写作 {{other}}；视为同一信号',
  'PINS-IMPORT-ALTERNATE': '“{{value}}”不是复用功能的名称（GPIO_AF<number>_<name>）',
  'PINS-IMPORT-PIN': '<Pin> 需要 Name 和 Position',
  'PINS-IMPORT-TYPE': '引脚 {{pin}}：未知的 Type“{{type}}”；可用的有 {{known}}',
  'PINS-IMPORT-ERRATUM': '{{pin}}，{{signal}}：{{about}}（{{source}}）',
  'erratum/usb': 'STM32L1 没有 GPIO_AF10_USB：其 USB 不需要复用功能，已略去该路由',
  'erratum/tim3': 'TIM3_CH3 是 PC8 的复用功能 0 而不是 1；已更正',
  'erratum/eth': 'STM32H573 的数据手册（DS14121，表 17）没有给此引脚列出复用功能 11；使用前请查证',
  'erratum/remap1':
    'TIM3_REMAP1 是厂商对部分重映射的称呼，参考手册（RM0008，AFIO_MAPR）的编码为 10；该宏设置正确的位',
};
