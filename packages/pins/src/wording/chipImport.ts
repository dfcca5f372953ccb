/** What the import of chips says of its maker's files. */
export const CHIP_IMPORT = {
  'PINS-IMPORT-NO-GPIO': 'no GPIO file: the chip has no alternate functions; add GPIO-{{version}}_Modes.xml',
  'PINS-IMPORT-XML': 'the XML cannot be read: {{reason}}',
  'PINS-IMPORT-VERSION':
    'the file has version {{version}} of the maker’s data base, this import is made for {{known}}: look at the counts',
  'PINS-IMPORT-FOREIGN/mcu': '<{{name}}> is not an MCU file (<Mcu …>) of the maker’s pin data',
  'PINS-IMPORT-FOREIGN/gpio': '<{{name}}> is not a GPIO file (<IP Name="GPIO" …>) of the maker’s pin data',
  'PINS-IMPORT-WRONG-GPIO/version':
    'this GPIO file has version {{version}}, the MCU file names {{wanted}}; take GPIO-{{wanted}}_Modes.xml',
  'PINS-IMPORT-WRONG-GPIO/kind': 'this file describes {{name}}, not GPIO; take GPIO-{{wanted}}_Modes.xml',
  'PINS-IMPORT-IO': 'the file tells of {{told}} I/O, {{found}} of its leads carry GPIO',
  'PINS-IMPORT-UNKNOWN': '{{count}} × {{kind}} is unknown to the import and is not in the chip',
  'PINS-IMPORT-ATTRIBUTE': '<Mcu> has no {{name}}; take the maker’s own file',
  'PINS-IMPORT-NUMBER': '<{{name}}> is "{{value}}", which is no number',
  'PINS-IMPORT-UNDESCRIBED': 'the GPIO file does not know {{pins}}: they get no alternate functions',
  'PINS-IMPORT-SPELLING': 'pin {{pin}}: the GPIO file spells {{name}} as {{other}}; taken as the same signal',
  'PINS-IMPORT-ALTERNATE': '"{{value}}" names no alternate function (GPIO_AF<number>_<name>)',
  'PINS-IMPORT-PIN': '<Pin> needs a Name and a Position',
  'PINS-IMPORT-TYPE': 'pin {{pin}}: Type "{{type}}" is not known; there are {{known}}',
  'PINS-IMPORT-ERRATUM': '{{pin}}, {{signal}}: {{about}} ({{source}})',
  'erratum/usb':
    'an STM32L1 has no GPIO_AF10_USB: USB needs no alternate function there, the route is left out',
  'erratum/tim3': 'TIM3_CH3 is alternate function 0 of PC8, not 1; mended',
  'erratum/eth':
    'the datasheet of the STM32H573 (DS14121, table 17) gives this pin no alternate function 11; look it up before using it',
  'erratum/remap1':
    'TIM3_REMAP1 is the maker’s name of the partial remapping, which the reference manual (RM0008, AFIO_MAPR) encodes as 10; the macro sets the right bits',
} as const;
