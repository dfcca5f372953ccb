import type { MemorySentence } from '@netloom/memory';

export const memory: Record<MemorySentence, string> = {
  'MEM-KEYWORD': '{{name}} es una palabra clave de SystemVerilog: elija otro nombre',
  'MEM-MASK': 'Una máscara de {{mask}} bits no divide una palabra de {{width}}: {{fit}} sí',
  'MEM-MASK/fix': 'Una máscara cada {{fit}} bits',
  'MEM-MASK-ECC':
    'Una escritura con máscara bajo SECDED lee antes la palabra, lo que solo puede un puerto que lee y escribe, sin otro que escriba: elija 1rw o 1rw1r, paridad, o quite la máscara',
  'MEM-MASK-ECC/fix': 'Usar paridad',
  'MEM-ALONE':
    'Un solo puerto nunca lee una palabra mientras otro la escribe: lo que se lee entonces no tiene efecto',
  'MEM-ALONE/fix': 'Dejarlo sin definir',
  'MEM-FLOPS':
    '{{bits}} bits en biestables son demasiados: {{most}} como máximo; elija una biblioteca o RAM de bloque',
  'MEM-LIBRARY': 'No hay macro de que hacer la memoria: añada una, o elija otro destino',
  'MEM-NONE': 'De {{count}} macros ninguna sirve; la tabla dice por qué',
  'MEM-MANY':
    'La mejor composición tiene {{count}} macros: {{most}} como máximo; añada macros mayores a la biblioteca',
  'MEM-USE': '{{name}} no está entre las macros del destino',
  'MEM-USE/fix': 'Dejar que elija el planificador',
  'MEM-MACRO-MASK': '{{name}} tiene palabras de {{bits}} bits, que su máscara de {{mask}} no divide',
  'MEM-MACRO-PIN': '{{name}}: el puerto {{port}} no tiene pin de {{what}}',
  'MEM-MACRO-TWICE': '{{name}}: el pin {{pin}} aparece dos veces',
  'MEM-MACRO-WORDS': '{{name}} es a la vez una macro y la memoria: cambie el nombre de la memoria',
};
