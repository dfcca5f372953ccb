import type { RegressSentence } from '@netloom/model/regression';

export const regress: Record<RegressSentence, string> = {
  'REG-SOURCES/build':
    'compilación {{name}}: indique el archivo de su banco de pruebas, una lista de archivos o un SoC',
  'REG-SOURCES/check': 'comprobación {{name}}: indique un archivo o una lista de archivos',
  'REG-SOURCES/design': 'comprobación {{name}}: indique la lista de archivos del diseño',
  'REG-SOC': 'compilación {{name}}: un SoC que ejecuta programas no tiene «{{member}}»',
  'REG-BUILD': 'caso {{name}}: no existe la compilación «{{build}}»',
  'REG-PROGRAM/none': 'caso {{name}}: indique el programa que ejecuta {{build}}',
  'REG-PROGRAM/other': 'caso {{name}}: {{build}} no es un SoC que ejecute un programa',
  'REG-GENERATOR': 'caso {{name}}: un generador es un archivo .py o .sh',
  'REG-TESTPOINT/case': 'caso {{name}}: no existe el punto de prueba «{{point}}»',
  'REG-TESTPOINT/check': 'comprobación {{name}}: no existe el punto de prueba «{{point}}»',
  'REG-GROUP': 'horario: ningún caso está en el grupo «{{group}}»',
  'REG-TOO-MANY':
    '{{all}} simulaciones; una regresión tiene {{most}} como máximo. Tome menos semillas, o varios planes',
};
