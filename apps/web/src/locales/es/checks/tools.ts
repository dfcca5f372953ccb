import type { ToolSentence } from '@netloom/model';

export const tools: Record<ToolSentence, string> = {
  'TOOL/proof/refuted': 'Esta aserción no se cumple: el contraejemplo tiene los pasos que llevan a ella',
  'TOOL/proof/vacuous': 'Nunca se llega a esta aserción, o lo supuesto se contradice: no demuestra nada',
  'TOOL/proof/unasked':
    'Esta aserción se cumple, pero en el tiempo disponible no se decidió si se llega a ella',
  'TOOL/proof/undecided': 'Esta aserción no se decidió en el tiempo disponible',
  'TOOL/proof/inside':
    '{{name}} entra en una instancia o una interfaz, donde una prueba no puede mirar: dele un puerto o una net de este módulo',
  'TOOL/proof/undeclared':
    '{{name}} no está declarado. Una prueba no admite nets implícitas, pues lo que nadie excita toma en ella cualquier valor: declare {{name}}',
  'TOOL/formal/fails': '{{check}} falla en el ciclo {{clocks}} tras el reset',
  'TOOL/formal/unasked': '{{check}}: nada lo requiere dentro de lo que hubo tiempo de recorrer ({{depth}})',
  'TOOL/formal/holds':
    '{{check}} se cumple durante {{depth}} desde el reset, para cualquier programa y cualquier respuesta del bus',
  'TOOL/formal/proved': '{{check}} queda probado para cualquier número de ciclos',
  'TOOL/yosys/newer':
    'Esta versión de Yosys lee poco SystemVerilog. Su versión WebAssembly lee mucho más: elíjala como motor.',
  'TOOL/formal/check/requests':
    'requests (el pipeline pide palabras alineadas, mantiene una petición de datos hasta que se concede y no tiene pendientes más de las que admite su lado de memoria)',
  'TOOL/formal/check/axiStable':
    'axiStable (AXI4, cachés y adaptadores: lo que es válido no cambia hasta que se acepta, y nada es válido durante el reset)',
  'TOOL/formal/check/axiBursts':
    'axiBursts (AXI4, cachés y adaptadores: longitud, tamaño, tipo y alineación de cada ráfaga son legales, y ninguna cruza 4 KiB)',
  'TOOL/formal/check/axiWriteData':
    'axiWriteData (AXI4, cachés y adaptadores: WLAST marca solo el último dato, y ningún dato llega sin su dirección)',
  'TOOL/formal/check/axiOrder':
    'axiOrder (AXI4, cachés y adaptadores: no hay más ráfagas pendientes de las indicadas, y no se lee ninguna línea cuya escritura no tiene respuesta)',
  'TOOL/formal/check/fetchedWord':
    'fetchedWord (caché de instrucciones o adaptador: la palabra leída es la que contiene la memoria desde el último vaciado)',
  'TOOL/formal/check/loadedWord':
    'loadedWord (caché de datos o adaptador: la palabra cargada es la última que se guardó allí)',
  'TOOL/formal/depth': '{{clocks}} ciclos',
  'TOOL/formal/depthOf': '{{clocks}} de {{of}} ciclos',
  'TOOL/traffic/refused': '{{beats}} transferencias (beats) recibieron una respuesta de error',
  'TOOL/reset/never': '{{reset}} nunca se libera',
  'TOOL/reset/again': '{{reset}} se activa de nuevo en {{time}} ns',
  'TOOL/program/model': 'en el modelo, programa {{program}}: {{ended}}',
  'TOOL/program/rtl': 'en el RTL, programa {{program}}: {{ended}}',
  'TOOL/placement/slow': 'el reloj {{clock}} alcanza {{achieved}} MHz, se pedían {{asked}} MHz',
  'TOOL/placement/no-room': 'el diseño no cabe: {{told}}',
  'TOOL/placement/needs': 'se necesitan {{used}} {{resource}}, el dispositivo tiene {{available}}',
  'TOOL/placement/and': '{{one}}; {{other}}',
  'TOOL/placement/or': '{{one}} o {{other}}',
  'TOOL/placement/has-enough': '{{devices}} tiene suficiente',
  'TOOL/placement/none-has-enough': 'ningún dispositivo iCE40 tiene suficiente',
  'TOOL/placement/fewer-blocks': 'quite bloques u opciones',
  'TOOL/placement/smaller-memories': 'reduzca las memorias (una RAM de bloque tiene 4096 bits, 512 bytes)',
  'TOOL/placement/no-pin':
    'no queda ningún pin para {{port}}: el diseño tiene {{ports}} puertos; elija un encapsulado con pines suficientes, o dé menos puertos al módulo superior',
  'TOOL/timing/black-box':
    'el módulo {{module}} de {{instance}} no está ni en la netlist ni en un archivo Liberty: ningún camino que pasa por él se analiza',
  'TOOL/timing/unchecked':
    '{{check}}: no se comprueba ningún camino: ningún reloj de las restricciones llega a un registro; vea los puntos finales sin restricción',
  'TOOL/timing/violation':
    '{{check}}: {{violations}} de {{endpoints}} puntos finales con violación, peor holgura {{worst}} ns',
  'TOOL/yosys/no-contents':
    'Se omite el contenido que las memorias toman de archivos ($readmemh): una ROM de este SystemVerilog queda vacía en la netlist y no cuenta; con él se omite lo que los bloques initial dan a los registros',
  'TOOL/yosys/latch': 'Se infiere un latch para {{signal}}: no se asigna en todos los caminos',
  'TOOL/yosys/loop': 'Hay un bucle combinacional en {{module}}, que pasa por {{through}}',
  'TOOL/yosys/latch-area':
    'La biblioteca no indica el área del latch {{cell}}: lo que ocupan los latches no está en el área',
  'TOOL/fit/no-route': 'no se encontró un rutado en {{seconds}} s de tiempo de procesador',
  'TOOL/crossing/unsynchronised': 'Un bit sin sincronizador: {{found}}',
  'TOOL/crossing/multi-bit': 'Varios bits que nada declara estables: {{found}}',
  'TOOL/crossing/bit-by-bit': 'Bits de una palabra, sincronizados cada uno por su cuenta: {{found}}',
  'TOOL/crossing/logic-before': 'Lógica antes de un sincronizador: {{found}}',
  'TOOL/crossing/several-domains': 'Bits de varios dominios a la vez: {{found}}',
  'TOOL/crossing/reconvergence': 'Bits sincronizados por separado vuelven a reunirse: {{found}}',
  'TOOL/crossing/repeated': 'Un bit se sincroniza dos veces en un dominio: {{found}}',
  'TOOL/crossing/tapped': 'El primer biestable de un sincronizador va también a otro lugar: {{found}}',
  'TOOL/crossing/reset-crossing': 'Un reset asíncrono de otro dominio: {{found}}',
  'TOOL/crossing/reset-logic': 'Lógica que puede producir glitches genera un reset asíncrono: {{found}}',
  'TOOL/crossing/missing-release': 'Un reset asíncrono que no se libera con el reloj: {{found}}',
  'TOOL/crossing/clock-logic': 'Lógica en el camino de un reloj: {{found}}',
  'TOOL/crossing/made-clock': 'Un biestable genera un reloj que nada declara: {{found}}',
  'TOOL/crossing/unknown': '{{module}} no tiene interior aquí: nada se sabe de sus relojes',
  'TOOL/crossing/more': '{{count}} cruces más están en el informe',
  'TOOL/crossing/bits': '{{found}}, {{bits}} bits',
  'TOOL/crossing/expired': '{{found}}; su exención ha vencido',
  'TOOL/crossing/stale': '{{found}}; su exención ya no vale: la lógica ha cambiado',
};
