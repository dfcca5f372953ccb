import type { InsnSentence } from '@netloom/instructions';

export const instructions: Record<InsnSentence, string> = {
  'insn-syntax/unexpected': 'Columna {{column}}: hay “{{found}}” donde se espera {{expected}}',
  'insn-syntax/end': 'Columna {{column}}: el texto acaba donde se espera {{expected}}',
  'insn-unbounded':
    'Columna {{column}}: {{word}} no tiene límite, y nada dice que acabe: use for i in 0..n con constantes',
  'insn-bound': 'Columna {{column}}: el límite de un bucle es una constante, y {{found}} no lo es',
  'insn-steps': 'Columna {{column}}: los bucles dan {{steps}} pasos, más de los {{most}} que se construyen',
  'insn-type/unknown': 'Columna {{column}}: {{name}} no es un tipo: lo son u1 a u64 e i1 a i64',
  'insn-type/needed': 'Columna {{column}}: {{name}} necesita un tipo, pues una constante sola no lo tiene',
  'insn-type/differs': 'Columna {{column}}: los dos lados son {{left}} y {{right}}: convierta uno de ellos',
  'insn-type/expected': 'Columna {{column}}: esto es {{found}}, y hace falta {{expected}}',
  'insn-type/condition': 'Columna {{column}}: una condición es un bit, u1; esto es {{found}}',
  'insn-type/division': 'Columna {{column}}: {{operator}} es de valores sin signo; esto es {{found}}',
  'insn-type/amount': 'Columna {{column}}: la cantidad a desplazar no tiene signo; esto es {{found}}',
  'insn-type/long': 'Columna {{column}}: {{bits}} bits son más de los 64 que puede tener un valor',
  'insn-type/constant': 'Columna {{column}}: {{value}} no cabe en {{type}}',
  'insn-slice': 'Columna {{column}}: los bits {{high}} a {{low}} quedan fuera de {{type}}',
  'insn-name/unknown': 'Columna {{column}}: aquí nada se llama {{name}}',
  'insn-name/taken': 'Columna {{column}}: {{name}} ya está ocupado',
  'insn-name/read-only': 'Columna {{column}}: a {{name}} no se le puede asignar nada',
  'insn-name/unset': 'Columna {{column}}: {{name}} se lee antes de tener valor',
  'insn-name-own': 'Lo generado ya tiene una señal llamada {{name}}: elija otro nombre',
  'insn-break': 'Columna {{column}}: break solo puede estar en el primer nivel del bucle exterior',
  'insn-rd-unset': 'Hay un camino por el comportamiento en el que rd no recibe valor',
  'insn-effect-none': 'La instrucción no da resultado ni cambia un estado: no hace nada',
  'insn-operand-unread': '{{operand}} es un operando, y el comportamiento no lo lee',
  'insn-pattern/length': 'Un patrón tiene 32 lugares, este {{count}}; los blancos no cuentan',
  'insn-pattern/letter': '“{{letter}}” no significa nada: sí 0, 1, d, a, b, c e i',
  'insn-pattern/field':
    '{{letter}} es el registro {{operand}}, que en toda instrucción tiene los bits {{high}} a {{low}}',
  'insn-pattern/immediate': 'Un inmediato puede tener los bits 31 a 20, 14 a 12 y 11 a 7, no el bit {{bit}}',
  'insn-pattern/sources': '{{letter}} es la tercera fuente: con ella hay un destino y otras dos fuentes',
  'insn-length':
    'Los bits 4 a 0 son {{bits}}: las instrucciones de 32 bits acaban en 11, y no en 11111, que empieza otras más largas',
  'insn-overlap/own': 'La palabra {{word}} es a la vez {{name}} y {{other}}',
  'insn-overlap/base': 'La palabra {{word}} es a la vez {{name}} y la instrucción {{other}} del estándar',
  'insn-overlap/extension':
    'La palabra {{word}} es a la vez {{name}} y {{other}}, que tiene un núcleo con esa extensión',
  'insn-overlap/core': 'La palabra {{word}} es a la vez {{name}} y {{other}}, que este núcleo tiene',
  'insn-rv128': 'El código {{opcode}} está reservado a RV128: un estándar futuro puede usarlo',
  'insn-standard-opcode':
    'El código {{opcode}} es del estándar, que puede dar significado a la codificación: custom-0 y custom-1 quedan libres',
  'insn-standard-name': '{{name}} es una instrucción del estándar, y los ensambladores la conocen como tal',
  'insn-keyword': '{{name}} es una palabra clave de {{language}}: elija otro nombre',
  'insn-names-meet': '{{name}} y {{other}} pasan a ser {{word}} en C y SystemVerilog',
  'insn-state-unsaved':
    'Nada lee todo {{state}} y lo devuelve, así que ningún programa puede guardarlo: añada una instrucción con rd = {{state}}; y otra con {{state}} = rs1;, o diga que no es de ningún contexto',
  'insn-output/saved':
    '{{state}} gobierna un puerto, que un cambio de contexto movería: que no sea de ningún contexto',
  'insn-output/table':
    '{{state}} es una tabla, y un puerto muestra un solo valor: quite sus palabras, o el puerto',
  'insn-core/state-twice':
    'Un estado de {{file}} y uno de {{other}} pasan a ser {{word}} en SystemVerilog: cambie un nombre',
  'insn-state-unused': 'Ninguna instrucción usa {{state}}',
  'insn-status/range':
    'Un estado de contexto está en 0x7c0 a 0x7ff, los CSR del modo máquina de uso propio, no en {{address}}',
  'insn-status/nothing':
    'Ningún estado se guarda con el contexto, así que no hay nada que tenga estado de contexto',
  'insn-status/taken':
    '{{file}} y {{other}} tienen su estado de contexto en la misma dirección o con el mismo nombre: {{address}}',
  'insn-status/no-csrs':
    '{{file}} tiene un estado de contexto, que es un CSR: este núcleo no tiene ninguno (Zicsr)',
  'insn-latency/loop':
    'Una latencia de varios ciclos es la del bucle exterior, una o más vueltas por ciclo, que el comportamiento no tiene',
  'insn-latency/divide': '{{rounds}} vueltas no se reparten en {{cycles}} ciclos tras el primero',
  'insn-latency/variable':
    'Ningún break acaba antes el bucle, así que la latencia es fija: {{cycles}} ciclos',
  'insn-latency/break': 'El bucle puede acabar antes, así que la latencia no es fija: elija una variable',
  'insn-latency/access':
    '{{other}} accede a memoria y usa {{state}}, que por eso no puede cambiar en segundo plano',
  'insn-latency/levels':
    'Unos {{levels}} niveles de lógica en un ciclo harán más lento el reloj: reparta el bucle en varios',
  'insn-coredsl/unsayable': 'Columna {{column}}: {{what}} es más de lo que una definición puede decir',
  'insn-coredsl/narrowing':
    'Columna {{column}}: un valor de {{from}} no cabe en {{to}}: CoreDSL pide una conversión',
  'insn-own/empty': 'El SystemVerilog está vacío: déjelo fuera, y el módulo se genera del comportamiento',
  'insn-own/no-operation': 'La instrucción solo guarda en memoria, así que no tiene módulo propio',
  'insn-own/directive': '{{what}} es una directiva, que actuaría más allá de este módulo',
  'insn-own/task': '{{what}} es una tarea del sistema: no es hardware',
  'insn-own/word': '{{what}} no tiene lugar en el cuerpo de un módulo que se construye y se demuestra',
  'insn-own/unknown': '{{what}} no es un valor que el hardware tenga',
  'insn-own/delay': '{{what}} es un retardo: no es hardware',
  'insn-own/unproved':
    '{{name}} tiene SystemVerilog del que no está demostrado que haga lo que su comportamiento: demuéstrelo antes',
  'insn-own-proof/equal':
    'El SystemVerilog de {{name}} hace lo que el comportamiento, con todos los operandos y cualquier número de ejecuciones',
  'insn-own-proof/bounded':
    'El SystemVerilog de {{name}} hace lo que el comportamiento, con todos los operandos, durante {{clocks}} ciclos desde el reset: dos ejecuciones; para más no está demostrado',
  'insn-own-proof/undecided':
    'No se decidió a tiempo si el SystemVerilog de {{name}} hace lo que el comportamiento',
  'insn-own-proof/differs': 'Con {{operands}} el comportamiento da {{made}}, y el SystemVerilog {{own}}',
  'insn-own-proof/clock': 'Con {{operands}} ambos dan {{made}}, pero no en el mismo ciclo',
  'insn-own-proof/differs-at-all': 'El SystemVerilog de {{name}} no hace lo que el comportamiento',
  'insn-own/division':
    '{{what}} puede dividir por 0, lo que cada herramienta responde a su manera: divida por constantes o escriba los pasos',
  'insn-own/promise': '{{what}} es una promesa a la síntesis que ningún simulador cumple',
  'insn-own/edge':
    '{{what}} no es un flanco que se demuestre: lo son posedge clk y, de un reset, negedge rst_n',
  'insn-own/comment': 'Un comentario o un texto no termina',
  'insn-table/whole': 'Columna {{column}}: {{name}} es una tabla: una palabra suya es {{name}}[índice]',
  'insn-table/index': 'Columna {{column}}: el índice de una tabla no tiene signo; este es {{found}}',
  'insn-table/beyond':
    'Columna {{column}}: {{name}} tiene {{depth}} palabras, de las que 0 es la primera: ninguna es {{index}}',
  'insn-table/again':
    'Columna {{column}}: {{name}} ya se ha escrito en un camino hasta aquí: una instrucción escribe una palabra suya, después de todo lo que lee de ella',
  'insn-table/loop':
    'Columna {{column}}: {{name}} se escribe al retirarse la instrucción y, por tanto, en ningún bucle',
  'insn-table/rounds':
    '{{name}} se lee en un bucle: tal bucle tarda un ciclo por vuelta, con latencia fija o variable, y no está dentro de otro',
  'insn-table/early':
    '{{name}} se escribe antes del bucle: en varios ciclos solo puede escribirse detrás de él',
  'insn-table/left': '{{name}} se lee detrás de un bucle que un break puede terminar: léala antes o dentro',
  'insn-table/ports':
    '{{name}} se lee en {{count}} lugares, cada uno un puerto de lectura: {{most}} es el máximo',
  'insn-table/background':
    'Una instrucción que sigue en segundo plano no usa tablas: otras usan entretanto sus puertos',
  'insn-table/memory':
    'Una instrucción que accede a memoria no usa tablas: su respuesta llega cuando otras usan los puertos',
  'insn-table/own': 'Una instrucción que usa una tabla no tiene SystemVerilog propio',
  'insn-table/unread': 'Nada lee {{name}}',
  'insn-table/unwritten': 'Nada escribe {{name}}: todas sus palabras quedan como al reiniciar',
  'insn-table/wide': 'Una palabra de una tabla tiene 32 bits como máximo, estas tienen {{bits}}',
  'insn-table/unsaved':
    'Nada lee cada palabra de {{state}} y la vuelve a escribir, de modo que ningún programa puede guardarla: añada una instrucción con rd = {{state}}[rs1]; y otra con {{state}}[rs1] = rs2;, convertidas si tiene menos bits, o diga que no pertenece a ningún contexto',
  'insn-memory/alignment':
    'Nada dice qué significa una dirección que no es múltiplo de {{bytes}}: elija la regla de los accesos propios del núcleo, o que tal dirección valga como el múltiplo inferior',
  'insn-memory/data': 'Un almacenamiento necesita un valor que almacenar',
  'insn-memory/no-data': 'Una carga no tiene nada que almacenar',
  'insn-memory/latency':
    'Con un acceso a memoria, el resto tarda un ciclo: el acceso tarda los que tarde la memoria',
  'insn-example/operand': '{{operand}} no es un operando de {{name}}',
  'insn-example/missing': 'El ejemplo no dice el valor de {{operand}}',
  'insn-example/range': '{{value}} no cabe en {{operand}}, que tiene {{bits}} bits',
  'insn-example/differs': 'El ejemplo espera {{expected}}; el comportamiento da {{found}}',
  'insn-core/missing': 'En el proyecto no hay {{file}}',
  'insn-core/broken': '{{file}} tiene errores: {{first}}',
  'insn-core/twice': '{{name}} está en {{file}} y en {{other}}',
};
