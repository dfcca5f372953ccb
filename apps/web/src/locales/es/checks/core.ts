import type { CoreSentence } from '@netloom/core';

export const core: Record<CoreSentence, string> = {
  'core-name/verilog': 'Nombre: «{{name}}» es una palabra clave de SystemVerilog',
  'core-name/c': 'Nombre: «{{name}}» es una palabra clave de C',
  'core-name/underscore': 'Nombre: «{{name}}» empieza por un guion bajo, que C se reserva',
  'core-needs-zicsr/option':
    '{{option}} necesita Zicsr, cuyos registros lo controlan: elija también Zicsr o quite la opción',
  'core-needs-zicsr/store-buffer':
    'El búfer de escritura necesita Zicsr, ya que sus errores de bus tardíos son interrupciones: elija también Zicsr o quite la opción',
  'core-needs-five-stages/forwarding':
    'El adelantamiento necesita cinco etapas: con dos, un resultado se escribe antes de que lo lea la siguiente instrucción',
  'core-needs-five-stages/prediction':
    'La predicción de saltos necesita cinco etapas: con dos, un salto se decide tan pronto como podría predecirse',
  'core-needs-five-stages/ahead':
    'Una región idempotente necesita cinco etapas: con dos, una carga termina antes de que empiece la siguiente',
  'core-gating-without-clock':
    'La puerta de reloj no tiene nada que parar: elija Zicsr, cuyo wfi deja dormir al núcleo, o registros en flip-flops, cada uno con su reloj',
  'core-gates-without-unit':
    'No hay ninguna unidad que descanse: elija un multiplicador, coma flotante o contadores, o quite las puertas de reloj por unidad',
  'core-dsp-without-product':
    'Los bloques DSP no tienen nada que multiplicar: elija el multiplicador rápido o el de un ciclo, cuyos productos son enteros, o el multiplicador en lógica',
  'core-retiming-without-register':
    'El retiming no tiene ningún registro que mover: elija cinco etapas con el multiplicador de un ciclo en lógica, el único que tiene uno en su producto',
  'core-prediction-table':
    'Bimodal y gshare guardan un contador de dos bits en cada entrada de su tabla: elija una potencia de dos entre 16 y 4096',
  'core-prediction-without-table': 'Solo bimodal y gshare tienen tabla: elija una de ellas, o 0 entradas',
  'core-returns-need-prediction':
    'Un retorno se predice en ID como los saltos: elija también una predicción de saltos o quite la pila de retornos',
  'core-targets-need-prediction':
    'ID compara lo que dice el búfer de destinos con su propia predicción: elija también una predicción de saltos o 0 entradas',
  'core-targets-table':
    'El búfer de destinos tiene una potencia de dos de entradas, de 8 a 256: elija una o 0',
  'core-late-needs-forwarding':
    'Un salto que se decide en MEM toma su operando por adelantamiento y lleva consigo su destino: elija también el adelantamiento y el sumador de destino',
  'core-late-alu-needs-forwarding':
    'Una operación que se ejecuta en MEM toma su operando por adelantamiento y entrega así su resultado: elija también el adelantamiento o quite la ALU tardía',
  'core-parity-without-cache':
    'La paridad protege lo que hay en las cachés, y no hay ninguna: elija una o quite la paridad',
  'core-parity-write-back':
    'Una línea que ha perdido un bit se lee de nuevo, y lo que la escritura diferida ha modificado no está en ningún otro lugar: elija la escritura directa, la corrección de errores o ninguna de ellas',
  'core-ecc-without-cache':
    'La corrección de errores protege lo que hay en las cachés, y no hay ninguna: elija una o quite la corrección de errores',
  'core-ecc-parity':
    'La corrección de errores ve todo bit perdido que la paridad ve, y lo corrige: quite una de las dos',
  'core-lock-without-cache':
    'Lo que se traba son vías de cachés, y no hay ninguna caché: elija una o quite la traba',
  'core-lock-direct-mapped':
    'Una caché de una vía no podría llenarse más una vez trabada: elija dos o cuatro vías, o quite la traba',
  'core-lock-status':
    'El estado de unas instrucciones propias está en la dirección de una máscara de las cachés (0x7f0, 0x7f1): mueva el estado o quite la traba',
  'core-zicbom-needs-cache':
    'Zicbom gestiona las líneas de una caché de datos, y no hay ninguna: elija una o quite Zicbom',
  'core-zcmp-needs-compressed': 'Zcmp añade instrucciones de 16 bits a las de C: elija también C o quítelo',
  'core-zcmp-trace':
    'La traza de instrucciones da cuenta de instrucciones que se ejecutan de una vez, y las de Zcmp son varias: quite una de las dos',
  'core-zcb-needs-compressed': 'Zcb añade formas de 16 bits a las de C: elija también C o quítelo',
  'core-prediction-needs-adder':
    'Un salto predicho se busca antes de que la ALU lo vea: elija también el sumador de destino',
  'core-needs-debug/system-bus':
    'El acceso al bus del sistema es parte del módulo de depuración: elija cómo llega a él el depurador, o déjelo fuera',
  'core-needs-debug/triggers':
    'Los disparadores los pone un depurador: elija cómo llega al núcleo, o déjelos fuera',
  'core-needs-debug/program-buffer':
    'El búfer de programa es parte del módulo de depuración: elija cómo llega a él el depurador, o déjelo en dos palabras',
  'core-pmp-needs-user-mode':
    'La protección de memoria protege del modo usuario: elija también el modo usuario, o ninguna entrada',
  'core-pmp-granularity':
    'Granularidad de la protección de memoria: elija una potencia de dos entre 4 y 1048576 (1 MiB) bytes',
  'core-needs-pmp/granularity':
    'Una granularidad no tiene efecto sin protección de memoria: elija también entradas, o déjela en 4 bytes',
  'core-needs-pmp/smepmp':
    'Smepmp es una extensión de la protección de memoria: elija también entradas, o déjela fuera',
  'core-pmp-locks-out/entries':
    'Con MML y MMWP una regla permite al modo máquina ejecutar o escribir, nunca ambas cosas: una sola entrada lo deja fuera de su propio manejador de traps. Elija dos o más',
  'core-pmp-locks-out/granularity':
    'Granularidad de la protección de memoria: {{granularity}} bytes son demasiado para los {{size}} bytes de memoria desde {{base}}. Código, guarda y pila de traps compartirían región, y bloquear el código dejaría a la máquina fuera de su propio manejador de traps',
  'core-events-need-counter':
    'Los eventos los cuentan contadores de rendimiento: elija también uno o más, o deje fuera los eventos de ciclos',
  'core-needs-lockstep':
    'El retardo es el de la segunda copia del núcleo: elija también lockstep, o déjelo en dos ciclos',
  'core-double-trap-lockup':
    'La salida de bloqueo señala excepciones seguidas, y la detección de doble trap no deja que las haya: ya la segunda va a critical_error o al manejador de la interrupción no enmascarable. Elija una de las dos.',
  'core-tcm-protection-without':
    'Protege lo que hay en las memorias propias del núcleo, y no hay ninguna: elija una memoria de instrucciones o de datos, o prescinda de la protección',
  'core-bus-parity-lite':
    'Los bits de comprobación del bus van en las señales de usuario de AXI4, que AXI4-Lite no tiene: elija también el puerto AXI4, o prescinda de la paridad',
  'core-parity-lockstep':
    'Cada copia tiene sus propias cachés: un bit que una pierde y lee de nuevo la separa de la otra, y lockstep lo señala de todos modos: quite la paridad o lockstep',
  'core-ecc-lockstep':
    'Cada copia tiene sus propias cachés: un bit que una corrige le cuesta tres ciclos, y eso la separa de la otra: quite la corrección de errores o lockstep',
  'core-lockstep-registers':
    'Los registros en RAM de bloque no tienen reset, y las dos copias se separarían cuando un programa lee lo que nunca escribió: elija flip-flops o latches, o prescinda de lockstep',
  'core-needs-untestable':
    'No hay nada que el pin de test pueda abrir: elija también puertas de reloj, registros en latches o un reset asíncrono en lockstep con retardo, o prescinda de él',
  'core-needs-debug/version':
    'La versión es la del módulo de depuración: elija cómo llega a él el depurador, o déjela en 0.13',
  'core-needs-debug/authentication':
    'La autenticación es de un depurador: elija cómo llega al núcleo, o déjela fuera',
  'core-debug-outside':
    'Eso lo tiene el módulo de depuración de fuera del núcleo: elíjalo allí y déjelo aquí como está, o dé al núcleo un módulo propio',
  'core-groups-version':
    'Los disparadores externos y sus grupos son parte de Debug 1.0: elija también esa versión, o ninguno',
  'core-needs-triggers':
    'No hay disparadores que puedan ser de este tipo: elija también uno o más, o déjelos en direcciones',
  'core-instructions-port':
    'El puerto toma todas las instrucciones de custom-0: prescinda de él o de las instrucciones personalizadas',
  'core-instructions-unread': 'No se han leído los archivos de las instrucciones personalizadas',
  'core-memory-size':
    'Tamaño de {{region}}: {{size}} no es una potencia de dos entre 1024 (1 KiB) y 1048576 (1 MiB)',
  'core-address-range': 'Base de {{region}}: terminaría más allá de 0xFFFFFFFF',
  'core-address-alignment': 'Base de {{region}}: {{base}} no es múltiplo de su tamaño, {{size}}',
  'core-address-overlap': 'Base de {{region}}: {{base}} está dentro de {{other}}, de {{first}} a {{last}}',
  'core-reset-vector/range': 'Vector de reset: {{address}} está más allá de 0xFFFFFFFF',
  'core-reset-vector/alignment': 'Vector de reset: {{address}} no es múltiplo de {{alignment}}',
  'core-clic-lockstep':
    'El controlador de interrupciones del núcleo no se ha comparado en una pareja: elija uno de los dos',
  'core-clic-trace':
    'La traza de instrucciones tiene cinco bits para la causa de una interrupción, y las del CLIC tienen siete: elija uno de los dos',
  'core-needs-clic': 'Elija antes el CLIC: sin él esta opción no dice nada',
  'core-nmi-address':
    'Dirección de la interrupción no enmascarable: {{address}} no es múltiplo de {{alignment}} por debajo de 0x100000000',
  'core-reset-vector/data':
    'Vector de reset: {{address}} está dentro de {{region}}, que no contiene instrucciones',
  'core-region/instructions': 'la memoria de instrucciones',
  'core-others': 'De {{suite}} se omiten {{count}}, porque {{reason}}: {{names}}',
  'core-others/not-readable': 'no son ejecutables para un RISC-V de 32 bits',
  'core-others/no-tohost': 'no tienen un símbolo tohost con el que anunciar su fin',
  'core-others/no-memory': 'están donde el banco de pruebas no tiene memoria',
  'core-others/inside-the-core': 'están en las memorias propias del núcleo',
  'core-others/signature-outside': 'su firma no está en la RAM del banco de pruebas',
  'core-others/signature-long': 'su firma es más larga de lo que compara el banco de pruebas',
  'core-others/signature-with-tohost': 'su tohost es una palabra de su propia firma',
  'core-others/no-end': 'no acaban en dos millones de instrucciones',
  'core-others/fails-on-the-model':
    'fallan en el modelo de este núcleo, casi siempre por una extensión que no tiene',
  'core-region/data': 'la memoria de datos',
  'core-region/clint': 'la región CLINT',
  'core-region/clic': 'la región CLIC',
  'core-cache/instructions': 'la caché de instrucciones',
  'core-cache/data': 'la caché de datos',
  'core-cache-needs-bursts':
    'Una línea de {{cache}} se llena con una ráfaga, que AXI4-Lite no tiene: elija también AXI4 o quite la caché',
  'core-cache-needs-region':
    'Nada puede estar en {{cache}} mientras ninguna región tenga caché: elija también la región con caché o quite la caché',
  'core-cache-needs-fence-i':
    'La caché de instrucciones necesita Zifencei, cuyo fence.i la vacía: elija también Zifencei o quite la opción',
  'core-needs-zicsr/write-back':
    'Una caché de escritura diferida necesita Zicsr, ya que un error al escribir una línea en memoria es una interrupción: elija también Zicsr, o la escritura directa',
  'core-next-line-without-cache':
    'La línea siguiente se trae a la caché de instrucciones: añada una o quite la precarga de la línea siguiente',
  'core-region-without-cache':
    'Una región con caché no tiene efecto sin una caché: elija una o quite la región',
  'core-region-without-cached':
    'Una región sin caché es una excepción dentro de la región con caché: elija también esta o quítela',
  'core-idempotent-cache':
    'Detrás de una caché de datos las cargas no se solapan: quite la región idempotente o la caché de datos',
  'core-idempotent-shared':
    'Las cargas se solapan en un puerto de datos propio: elija puertos separados o quite la región idempotente',
  'core-idempotent-inside':
    'Región idempotente: {{region}}, de {{first}} a {{last}}, está dentro de ella y responde antes que el bus: elija una región sin ella',
  'core-region/idempotent': 'la región idempotente',
  'core-combining-without-buffer':
    'Las escrituras se combinan en el búfer de escritura: elíjalo o quite la combinación de escrituras',
  'core-combining-without-memory':
    'Un dispositivo cuenta sus escrituras, por eso solo se combinan las que van a memoria: indíquela con una región idempotente o una caché de datos, o quite la combinación de escrituras',
  'core-combining-inside':
    'Combinación de escrituras: {{region}}, de {{first}} a {{last}}, está dentro de la región con caché y perdería una de dos escrituras: elija una región sin ella',
  'core-region-size':
    'Tamaño de {{region}}: {{size}} no es una potencia de dos entre {{least}} y 4294967296 (4 GiB)',
  'core-region-outside':
    'Base de la región sin caché: está fuera de la región con caché, de {{first}} a {{last}}, donde de todos modos nada se guarda',
  'core-region-covers':
    'Base de la región sin caché: cubre toda la región con caché, de {{first}} a {{last}}: no se guardaría nada',
  'core-cache-line':
    'Línea de {{cache}}: {{line}} bytes no son 8, 16, 32 ni 64: una ráfaga circular de AXI4 tiene 2, 4, 8 o 16 transferencias, aquí de 4 bytes',
  'core-cache-size': 'Tamaño de {{cache}}: {{size}} no es una potencia de dos entre 512 y 65536 (64 KiB)',
  'core-cache-larger':
    'Tamaño de {{cache}}: {{size}} bytes son más que los {{memory}} bytes de memoria que puede guardar',
  'core-region/cached': 'la región con caché',
  'core-region/uncached': 'la región sin caché',
  'core-option/zicntr': 'Zicntr',
  'core-option/zfinx': 'Zfinx, cuyo modo de redondeo y cuyas excepciones están en CSR,',
  'core-option/user-mode': 'El modo usuario',
  'core-option/clint': 'El CLINT',
  'core-option/external-interrupt': 'La interrupción externa',
  'core-option/clic': 'El CLIC',
  'core-option/nmi': 'La interrupción no enmascarable',
  'core-option/trace': 'La traza de instrucciones',
  'core-option/cache-lock': 'La traba de las cachés',
  'core-option/lockup': 'La salida de bloqueo',
  'core-option/double-trap': 'La detección de doble trap (Smdbltrp)',
  'core-option/debug': 'La depuración',
  'core-option/performance-counter': 'Un contador de rendimiento',
};
