import type { ChipImportSentence } from '@netloom/pins';

export const chipImport: Record<ChipImportSentence, string> = {
  'PINS-IMPORT-NO-GPIO':
    'no hay archivo GPIO: el chip no tiene funciones alternativas; añada GPIO-{{version}}_Modes.xml',
  'PINS-IMPORT-XML': 'no se puede leer el XML: {{reason}}',
  'PINS-IMPORT-VERSION':
    'el archivo es de la versión {{version}} de la base de datos del fabricante y esta importación es para {{known}}: revise los recuentos',
  'PINS-IMPORT-FOREIGN/mcu':
    '<{{name}}> no es un archivo de MCU (<Mcu …>) de los datos de pines del fabricante',
  'PINS-IMPORT-FOREIGN/gpio':
    '<{{name}}> no es un archivo GPIO (<IP Name="GPIO" …>) de los datos de pines del fabricante',
  'PINS-IMPORT-WRONG-GPIO/version':
    'este archivo GPIO es de la versión {{version}} y el de la MCU nombra {{wanted}}; use GPIO-{{wanted}}_Modes.xml',
  'PINS-IMPORT-WRONG-GPIO/kind': 'este archivo describe {{name}}, no GPIO; use GPIO-{{wanted}}_Modes.xml',
  'PINS-IMPORT-IO': 'el archivo habla de {{told}} E/S; {{found}} de sus terminales llevan GPIO',
  'PINS-IMPORT-UNKNOWN': '{{count}} × {{kind}} es desconocido para la importación y no está en el chip',
  'PINS-IMPORT-ATTRIBUTE': '<Mcu> no tiene {{name}}; use el archivo original del fabricante',
  'PINS-IMPORT-NUMBER': '<{{name}}> es «{{value}}», que no es un número',
  'PINS-IMPORT-UNDESCRIBED': 'el archivo GPIO no conoce {{pins}}: no tendrán funciones alternativas',
  'PINS-IMPORT-SPELLING':
    'pin {{pin}}: el archivo GPIO escribe {{name}} como {{other}}; se toman como la misma señal',
  'PINS-IMPORT-ALTERNATE': '«{{value}}» no nombra una función alternativa (GPIO_AF<number>_<name>)',
  'PINS-IMPORT-PIN': '<Pin> necesita Name y Position',
  'PINS-IMPORT-TYPE': 'pin {{pin}}: no se conoce el Type «{{type}}»; hay {{known}}',
  'PINS-IMPORT-ERRATUM': '{{pin}}, {{signal}}: {{about}} ({{source}})',
  'erratum/usb':
    'un STM32L1 no tiene GPIO_AF10_USB: allí USB no necesita función alternativa; se omite la ruta',
  'erratum/tim3': 'TIM3_CH3 es la función alternativa 0 de PC8, no la 1; corregido',
  'erratum/eth':
    'la hoja de datos del STM32H573 (DS14121, tabla 17) no da a este pin la función alternativa 11; compruébelo antes de usarla',
  'erratum/remap1':
    'TIM3_REMAP1 es el nombre que da el fabricante al remapeo parcial, que el manual de referencia (RM0008, AFIO_MAPR) codifica como 10; la macro pone los bits correctos',
};
