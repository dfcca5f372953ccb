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
  'MEM-BUS-COLLIDES':
    'Lo que un bus lee de una palabra que el otro escribe en el mismo ciclo es indefinido, y ningún maestro sabe del otro: pida la palabra antigua o la nueva',
  'MEM-BUS-COLLIDES/fix': 'Leer la palabra nueva',
  'MEM-BUS-WIDTH': 'El bus lleva palabras de {{widths}} bits, no de {{width}}',
  'MEM-BUS-MASK': 'Un bus escribe bytes sueltos: debe haber un bit de máscara cada 8 bits',
  'MEM-BUS-DEPTH':
    'Una memoria en un bus ocupa una potencia de dos de direcciones, y {{depth}} palabras no lo son',
  'MEM-BUS-DEPTH/fix': 'Hacerla de {{next}} palabras',
  'MEM-SCRUB-ECC': 'Solo SECDED puede corregir un bit erróneo: elíjalo, o quite el depurador',
  'MEM-SCRUB-PORTS':
    'El depurador lee y reescribe por un puerto, sin otro que escriba: elija 1rw o 1rw1r, o quítelo',
  'MEM-SCRUB/fix': 'Quitar el depurador',
  'MEM-BIST-REGISTERS': 'La autoprueba se inicia y responde por registros, que la memoria no tiene',
  'MEM-BIST-REGISTERS/fix': 'Añadir registros',
  'MEM-REGISTERS-NONE': 'Sin bits de comprobación ni autoprueba, los registros no tendrían nada que decir',
  'MEM-REGISTERS-NONE/fix': 'Quitar los registros',
  'MEM-POWER-NONE': 'Ninguna macro de la biblioteca tiene un pin de ahorro: no hay nada que sacar',
  'MEM-POWER-NONE/fix': 'No sacar los pines',
  'MEM-REPAIR-NONE': 'La reparación necesita una fila o una columna de reserva',
  'MEM-REPAIR-PORTS': 'Las reservas sustituyen palabras de un solo puerto: elija 1rw o quite la reparación',
  'MEM-REPAIR-BIST': 'Sin autotest nada encuentra qué reparar: añádalo o quite la reparación',
  'MEM-REPAIR-MASK':
    'Una columna de reserva vale por cualquier bit de la palabra, al que no llega una máscara de partes: use solo filas de reserva, ninguna máscara, o SECDED',
  'MEM-REPAIR/fix': 'Quitar la reparación',
  'MEM-MARCH/syntax':
    '«{{at}}» no es un elemento March: escriba p. ej. up(r0,w1), down(r1), any(w0) o pause, separados por punto y coma',
  'MEM-MARCH/unknown': '{{at}} lee algo que nunca se escribió: empiece con una escritura, p. ej. any(w0)',
  'MEM-MARCH/expects': '{{at}} llega cuando las celdas tienen el otro valor: lo esperable es {{wanted}}',
  'MEM-MARCH/long': 'Más de {{most}} operaciones y pausas son demasiadas',
  'MEM-CONTENTS/token':
    'Línea {{line}}: «{{at}}» no es ni una palabra hexadecimal ni @ con el número de la siguiente',
  'MEM-CONTENTS/wide': 'Línea {{line}}: {{at}} no cabe en una palabra de {{width}} bits',
  'MEM-CONTENTS/beyond': 'Línea {{line}}: {{at}} sería la palabra {{word}}; la última es la {{last}}',
  'MEM-CONTENTS/byte':
    'Línea {{line}}: «{{at}}» no es ni un byte de dos cifras hexadecimales ni @ con una dirección',
  'MEM-CONTENTS/bytes':
    'Los bytes llenan palabras de 8, 16, 24 … bits: las de {{width}} bits necesitan un archivo de palabras',
  'MEM-CONTENTS/large': '{{bytes}} bytes son demasiados: {{most}} como máximo',
  'MEM-CONTENTS/range':
    'Los bytes {{from}} a {{to}} del archivo quedan fuera de la memoria, que tiene {{base}} a {{end}}',
  'MEM-CONTENTS/elf': 'No es un archivo ELF completo',
  'MEM-CONTENTS/nothing': 'El archivo no tiene nada que cargar',
  'MEM-CONTENTS-MACROS':
    'Las macros no tienen nada conocido al encenderse: solo la simulación arranca con este contenido',
  'MEM-CONTENTS/fix': 'Quitar el contenido',
  'MEM-FLOPS':
    '{{bits}} bits en biestables son demasiados: {{most}} como máximo; elija una biblioteca o RAM de bloque',
  'MEM-LIBRARY': 'No hay macro de que hacer la memoria: añada una, o elija otro destino',
  'MEM-NONE': 'De {{count}} macros ninguna sirve; la tabla dice por qué',
  'MEM-MANY':
    'La mejor composición tiene {{count}} macros: {{most}} como máximo; añada macros mayores a la biblioteca',
  'MEM-SLOW':
    'La columna más lenta tarda {{delay}} ns del reloj a sus datos, todo un período de {{period}} ns',
  'MEM-USE': '{{name}} no está entre las macros del destino',
  'MEM-USE/fix': 'Dejar que elija el planificador',
  'MEM-MACRO-MASK': '{{name}} tiene palabras de {{bits}} bits, que su máscara de {{mask}} no divide',
  'MEM-MACRO-PIN': '{{name}}: el puerto {{port}} no tiene pin de {{what}}',
  'MEM-MACRO-TWICE': '{{name}}: el pin {{pin}} aparece dos veces',
  'MEM-MACRO-WORDS': '{{name}} es a la vez una macro y la memoria: cambie el nombre de la memoria',
  'MEM-LIB-PIN': '{{macro}}: {{other}} tiene el pin {{pin}}, {{path}} no',
  'MEM-LIB-WIDTH': '{{macro}}: {{pin}} tiene {{bits}} bits en {{path}} y {{otherBits}} en {{other}}',
  'MEM-LIB-DIRECTION': '{{macro}}: {{pin}} tiene otra dirección en {{path}} que en {{other}}',
  'MEM-LIB-ORDER': '{{macro}}: los bits de {{pin}} cuentan al revés en {{path}} que en {{other}}',
  'MEM-LIB-LEVEL': '{{macro}}: {{pin}} es activo a otro nivel en {{path}} que en {{other}}',
  'MEM-LIB-FIGURE/words': '{{macro}} tiene {{value}} palabras en {{path}} y {{otherValue}} en {{other}}',
  'MEM-LIB-FIGURE/bits':
    '{{macro}} tiene palabras de {{value}} bits en {{path}} y de {{otherValue}} en {{other}}',
  'MEM-LIB-FIGURE/addressBits':
    '{{macro}} tiene {{value}} bits de dirección en {{path}} y {{otherValue}} en {{other}}',
  'MEM-LIB-FIGURE/maskBits':
    '{{macro}} tiene un bit de máscara cada {{value}} bits en {{path}} y cada {{otherValue}} en {{other}}',
  'MEM-LIB-AREA': '{{macro}} ocupa {{value}} µm² en {{path}} y {{otherValue}} en {{other}}',
  'MEM-LIB-SHAPE': '{{macro}}: cuántas palabras tiene y de cuántos bits no lo dice ningún archivo',
  'MEM-LIB-ADDRESS': '{{macro}}: {{words}} palabras no concuerdan con una dirección de {{bits}} bits',
  'MEM-LIB-PORTS': '{{macro}}: sus pines no forman puertos de una memoria; descríbala en el documento',
  'MEM-LIB-TIED': '{{macro}}: no se sabe para qué sirve {{pin}}; se mantiene a nivel bajo',
  'MEM-LIB-POWER/sleep': '{{macro}}: {{pin}} se toma como pin de reposo solo por su nombre',
  'MEM-LIB-POWER/shutdown': '{{macro}}: {{pin}} se toma como pin de apagado solo por su nombre',
  'MEM-LIB-POWER/retention': '{{macro}}: {{pin}} se toma como pin de retención solo por su nombre',
  'MEM-LIB-UNKNOWN': '{{macro}}: no se sabe para qué sirven los {{bits}} bits de {{pin}}',
  'MEM-LIB-GUESSED/high': '{{macro}}: {{pin}} se toma como activo a nivel alto solo por su nombre',
  'MEM-LIB-GUESSED/low': '{{macro}}: {{pin}} se toma como activo a nivel bajo solo por su nombre',
  'MEM-LIB-CLOCK': '{{macro}}: {{clock}} trabaja en su flanco de bajada, lo que los envoltorios no hacen',
  'MEM-LIB-FALLING':
    '{{macro}}: {{pin}} cambia en el flanco de bajada, de modo que su retardo depende del reloj y queda sin conocer',
};
