import type { Code } from '@netloom/soc';

export const help: Record<`help/${Code}`, string> = {
  'help/SOC-NAME':
    'Instancias, relojes, resets, puertos e interfaces comparten un espacio de nombres con las señales de las interfaces exportadas, y ningún nombre puede ser una palabra reservada de SystemVerilog; tampoco dos IP pueden tener módulos con el mismo nombre. Cambie uno de los nombres.',
  'help/SOC-NAME-CASE':
    'VHDL, algunos sistemas de archivos y muchas herramientas no distinguen estos nombres. Cambie uno de ellos.',
  'help/SOC-NAME-MODULE':
    'El nivel superior o un bloque se llama como un módulo o archivo fuente de otro IP, y las herramientas o las personas los confunden. Cámbiele el nombre.',
  'help/SOC-IP-UNKNOWN':
    'Ningún IP ni documento del proyecto tiene este vendor:library:name:version. Importe el IP o elija otra versión.',
  'help/SOC-IP-TWICE':
    'Varios archivos del proyecto tienen este vendor:library:name:version, de modo que solo el orden de sus rutas decide cuál se usa. Dé a uno de ellos otra versión en su "vlnv" o elimínelo; después elíjalo en las instancias que lo necesiten.',
  'help/SOC-IP-HIDES':
    'Un bloque del proyecto tiene el vendor:library:name:version de un bloque que trae Netloom y ocupa su lugar. Si no es lo que se pretende, dele otra versión en su "vlnv".',
  'help/SOC-GENERATOR-UNKNOWN':
    'El ip.json del bloque indica un generador que esta versión de Netloom no tiene. El documento conserva el bloque y sus conexiones. Actualice Netloom, corrija "generator" en el ip.json o elija otro IP.',
  'help/SOC-GENERATOR':
    'El generador del bloque no puede crear su RTL con estas opciones en este lugar. El mensaje dice qué necesita.',
  'help/SOC-REGISTERS':
    'El archivo que el IP indica como sus registros falta o es erróneo con los parámetros de la instancia. Ábralo en el editor de registros.',
  'help/SOC-FILE-MISSING':
    'Un parámetro indica un archivo que el proyecto no tiene, de modo que una memoria queda vacía. Corrija la ruta, que empieza en la raíz del proyecto, o añada el archivo.',
  'help/SOC-HIERARCHY-CYCLE':
    'El documento es, directamente o a través de otros, una instancia de sí mismo. Quite una de las instancias del camino.',
  'help/SOC-PATCH':
    'La instancia ha de tener algo distinto de su documento en un lugar que este ya no tiene, o que comparten todas las instancias: puertos, relojes, resets, interfaces y parámetros. Retire el ajuste propio o cambie el documento.',
  'help/SOC-PATCH-IDLE':
    'El documento ha llegado a ser lo que la instancia había de tener. Retire el ajuste propio.',
  'help/SOC-PARAMETER-UNKNOWN':
    'El IP no tiene este parámetro, o es local y no se puede ajustar. Quite el ajuste o corrija su nombre.',
  'help/SOC-PARAMETER-VALUE':
    'El valor no es una expresión constante, tiene un tipo incorrecto o queda fuera de los límites u opciones que declara el IP.',
  'help/SOC-ENDPOINT':
    'Un extremo nombra una instancia, puerto, interfaz, reloj o bit que no existe. Corrija el nombre o quite la entrada.',
  'help/SOC-DIRECTION':
    'Una conexión va de una salida (o entrada del nivel superior) a una entrada (o salida del nivel superior); una interfaz gestora se une a una subordinada.',
  'help/SOC-WIDTH':
    'Ambos extremos de una conexión deben tener el mismo número de bits. Use segmentos como a.b[7:0], varias conexiones, o cambie un parámetro de ancho.',
  'help/SOC-SHAPE':
    'Los puertos con dimensiones no empaquetadas solo se conectan enteros y a un puerto con las mismas dimensiones.',
  'help/SOC-PROTOCOL':
    'Las dos interfaces hablan protocolos distintos, o a una le falta una señal que la otra necesita. Un puente puede traducir.',
  'help/SOC-EXCLUSIVE':
    'Un gestor tiene las señales de accesos exclusivos, y por este camino se responden como normales: quien espere su éxito esperará para siempre. Ponga delante el monitor de accesos exclusivos, llévelo a una memoria AXI4 que vigile los accesos exclusivos, o deje que el gestor prescinda de ellos.',
  'help/SOC-USER':
    'AxUSER, WUSER, RUSER y BUSER atraviesan un bloque de interconexión con tantos bits como diga su opción USER_WIDTH, que son menos de los que tiene el otro extremo. Ajústela, o deje que el otro extremo prescinda de ellas.',
  'help/SOC-PARITY':
    'Un gestor da paridad impar en sus señales de usuario, o un bloque la mira. Tiene que llegar a cada subordinado de ese gestor tal como se dio: llevada por cada bloque del camino, con todos sus bits, en la misma dirección y las mismas palabras, y mirada por un axi4_parity justo delante del subordinado, o de un convertidor. Un gestor sin bits de comprobación necesita detrás un axi4_parity_generator.',
  'help/SOC-MULTIPLE-DRIVERS':
    'Un bit tiene más de una fuente, o una interfaz que admite una conexión tiene varias. Quite todas menos una.',
  'help/SOC-UNDRIVEN':
    'Algunos o todos los bits de una entrada o de una salida del nivel superior no tienen fuente. Conéctelos o fíjelos a una constante.',
  'help/SOC-COMBINATIONAL-LOOP':
    'Hay señales que dependen de sí mismas sin un registro de por medio: pueden oscilar y ningún análisis de tiempos es válido. Quite una de las conexiones o ponga un registro (una etapa de pipeline, un register slice del bus) en el bucle. Se encuentran los bucles a través de bloques cuyos caminos se conocen: la biblioteca, las interconexiones y núcleos generados, otros documentos y los bloques que declaran "combinational" en su ip.json.',
  'help/SOC-UNREAD': 'Nada está conectado a una entrada del nivel superior. Conéctela o quite el puerto.',
  'help/SOC-DEBUG-RESET':
    'Un depurador reinicia el sistema mediante ndmreset. Aquí no lo escucha nada: un reset que se pide, como "reset halt" de OpenOCD, deja todo como estaba. Llévelo a una fuente del reset de los núcleos, que no debe ser el del módulo de depuración, o fuera del nivel superior.',
  'help/SOC-REQUIRED-OPEN':
    'El IP necesita que este puerto o interfaz esté conectado. Conéctelo o expórtelo al nivel superior.',
  'help/SOC-CLOCK-MISSING':
    'Una entrada de reloj está abierta o fijada a una constante. Conéctela a un reloj.',
  'help/SOC-CLOCK-AS-DATA':
    'Un reloj llega a una entrada ordinaria, cuyo valor depende entonces de los retardos de los cables. Conecte una señal o, si la entrada es un reloj, inclúyala entre los relojes del ip.json.',
  'help/SOC-DATA-AS-CLOCK':
    'Una señal ordinaria o un reset sirve de reloj a un bloque, de modo que cada glitch es un flanco. Use un reloj; uno externo va entre los relojes del documento, y uno que genera un IP, entre los relojes de su ip.json.',
  'help/SOC-CLOCK-DOMAIN':
    'Las dos interfaces son síncronas a relojes distintos. Use un solo reloj o un puente que cruce dominios.',
  'help/SOC-CLOCK-CROSSING':
    'La señal cambia con un reloj y se lee con otro, de modo que puede leerse a medio cambio. Use un solo reloj, ponga un sincronizador en medio o, si el bloque sincroniza él mismo la entrada, indíquelo con "synchronised" en el puerto de su ip.json.',
  'help/SOC-RESET-MISSING':
    'Una entrada de reset está abierta o fijada a una constante. Conéctela a un reset de su reloj.',
  'help/SOC-RESET-POLARITY':
    'Un reset activo a nivel bajo excita una entrada activa a nivel alto, o al revés. Use un reset de la polaridad correcta.',
  'help/SOC-RESET-DOMAIN':
    'El reset se libera de forma síncrona a un reloj distinto del que usa el bloque. Use el reset de ese reloj.',
  'help/SOC-ADDRESS-MISSING':
    'Un subordinado tras la interconexión no tiene entrada en el mapa de direcciones, así que ningún gestor lo alcanza. Asígnele una dirección.',
  'help/SOC-ADDRESS-OVERLAP':
    'Dos subordinados de la misma interconexión comparten direcciones. Mueva uno de ellos.',
  'help/SOC-CACHED-DEVICE':
    'Un procesador guarda estas direcciones en su caché de datos: los registros de un dispositivo se leen una vez y después de la caché, y lo escrito puede no llegar nunca. Sáquelo de lo que el núcleo guarda en caché, o elija en las opciones del núcleo otra región con caché, o una región sin caché a su alrededor. De qué tipo de memoria es una dirección lo dice el mapa de direcciones.',
  'help/SOC-CACHED-SHARED':
    'Un procesador guarda estas direcciones en su caché de datos, que no observa lo que hacen los demás: sigue leyendo datos antiguos cuando un controlador DMA u otro núcleo ha escrito allí, o se queda con lo que ellos deberían leer. Elija en las opciones del núcleo Zicbom, cuyas instrucciones escriben una línea en la memoria o la descartan, o una región sin caché en la que ambos tengan memoria, o conecte a ambos una memoria que el núcleo no guarde en caché. Si los demás solo leen, basta la escritura directa, y también fence.i con escritura diferida.',
  'help/SOC-IDEMPOTENT-DEVICE':
    'Un procesador envía una carga de estas direcciones antes de saber si la anterior falla: un registro que cambia al leerse pierde entonces lo que tenía. Si el núcleo combina escrituras, también puede recibir varios almacenamientos como uno solo. Sáquelo de la región idempotente del núcleo, o elija otra región en sus opciones. De qué tipo de memoria es una dirección lo dice el mapa de direcciones.',
  'help/SOC-ADDRESS-ALIGNMENT':
    'La base debe ser múltiplo del tamaño, para que el decodificador compare solo los bits altos de la dirección.',
  'help/SOC-ADDRESS-SIZE':
    'El tamaño de un bloque de direcciones es una potencia de dos y al menos el ancho de una palabra de datos.',
  'help/SOC-ADDRESS-SPAN':
    'En un bloque mayor, el IP aparece varias veces; en uno menor, una parte de él no se puede alcanzar.',
  'help/SOC-ADDRESS-RANGE':
    'El bloque termina más allá de lo que expresa el ancho de dirección de la interconexión.',
  'help/SOC-ADDRESS-UNREACHABLE':
    'La entrada del mapa de direcciones no nombra ningún subordinado al que llegue un gestor. Conéctelo o quite la entrada.',
  'help/SOC-ADDRESS-REGISTERS':
    'Los registros del bloque ocupan más bytes de los que tiene su región, y algunos no se pueden alcanzar. Amplíe la región.',
  'help/SOC-ADDRESS-HOLE':
    'El bloque decodifica menos bytes que la potencia de dos que ocupa su región. Solo el bloque decide qué responde un acceso al resto.',
  'help/SOC-ADDRESS-WINDOW':
    'Una ventana es una potencia de dos de al menos 4 bytes, en una base y un desplazamiento múltiplos de ella, y termina dentro de la región de su subordinado.',
  'help/SOC-ADDRESS-ALIASED':
    'Dos ventanas de un subordinado que ve un mismo gestor tienen bytes en común, y una escritura por una cambia la otra.',
  'help/SOC-ADDRESS-MANAGER':
    'La entrada nombra un gestor que no existe o que no llega al subordinado. Corrija o quite el nombre.',
  'help/SOC-ADDRESS-NARROW':
    'El gestor llega al subordinado, pero no puede expresar su dirección. Dele un alias más abajo u ocúltelo a este gestor.',
  'help/SOC-ADDRESS-UNENFORCED':
    'Los alias, ventanas, vistas y restricciones son obra de la interconexión generada, y aquí el gestor llega directamente al subordinado. Ponga una interconexión en medio o quite el ajuste.',
  'help/SOC-ADDRESS-PROTECTION':
    'Las transferencias de un gestor sin AWPROT ni ARPROT cuentan como seguras y no privilegiadas: una región segura no lo detiene y una privilegiada lo detiene siempre.',
  'help/SOC-RESET-VECTOR':
    'En el vector de reset no responde nada que contenga código. Mueva allí la memoria de arranque, dele un alias allí o cambie el vector de reset del núcleo.',
  'help/SOC-INTERCONNECT-LOOP':
    'Hay bloques de interconexión que vuelven a sí mismos, de modo que una transferencia podría esperarse a sí misma. Quite una conexión.',
  'help/SOC-INTERRUPT-SOURCE': 'La entrada no nombra una salida de un bit que pueda pedir una interrupción.',
  'help/SOC-INTERRUPT-SINK':
    'El destino debe ser un puerto de entrada que acepte interrupciones o una salida del nivel superior.',
  'help/SOC-INTERRUPT-NUMBER':
    'El destino tiene menos bits de los que necesita este número. Elija un número menor o ensanche el destino.',
  'help/SOC-INTERRUPT-NEVER':
    'El controlador de interrupciones reserva este número: la fuente 0 de un PLIC de RISC-V significa «sin interrupción». Elija otro número.',
  'help/SOC-INTERRUPT-WIRED':
    'Un simple cable llega a una entrada de interrupción. El hardware es correcto, pero las cabeceras, el devicetree y los controladores se generan de la tabla de interrupciones. Mueva el cable allí.',
  'help/SOC-INTERRUPT-CLASH':
    'Dos fuentes usan el mismo número del mismo destino. Dé otro número a una de ellas.',
  'help/SOC-CLOCK-SOURCE':
    'La fuente del reloj nombra un reloj que no existe, o uno dos veces, o deja que el software divida por menos de lo permitido. Corrija la fuente.',
  'help/SOC-CLOCK-CIRCLE':
    'Las fuentes de estos relojes vuelven a su principio, de modo que ninguno tiene origen. Dé a uno de ellos otra fuente, o ninguna, para que sea una entrada del nivel superior.',
  'help/SOC-CLOCK-FREQUENCY':
    'Las restricciones, las cabeceras y el devicetree se generan a partir de la frecuencia del reloj. La que da su fuente tras el reset es otra.',
  'help/SOC-CLOCK-GROUP':
    'Un grupo dice quién puede parar sus relojes: nadie los de encendido, infraestructura, seguridad y temporizadores; el software los de periféricos; y el software junto con el aviso de reposo de un bloque los transaccionales. El aviso es una salida de un bit, alta mientras el bloque está en reposo.',
  'help/SOC-CLOCK-ENABLE':
    'Las habilitaciones de todos los relojes tienen nombres propios, pues los bloques las toman en los puertos en_<nombre> de la unidad de relojes y resets, y la razón mínima que puede fijar el software no supera la de tras el reset.',
  'help/SOC-CLOCK-MEASURE':
    'Un reloj se mide frente a otro cuya frecuencia no cambia el software, y no tras una compuerta que cierra un aviso de reposo. La ventana debe ser bastante larga para que un periodo de más o de menos no sea un fallo, y bastante corta para contarla en 16 bits. Una referencia que viene de la misma entrada se para junto con el reloj, y nada dice de la exactitud de esa entrada.',
  'help/SOC-CLOCK-NAME':
    'Los registros y C escriben los nombres en mayúsculas, y los puertos escriben el punto de un extremo como _. Dos cosas del documento tendrían allí un mismo nombre. Cambie el nombre de una.',
  'help/SOC-PLL':
    'Los relojes de un PLL coinciden en referencia, tipo, divisor y multiplicador, y cada uno es una salida propia; referencia, detector de fase, oscilador, salidas y divisores respetan los límites del tipo, y los de un ASIC, los que están en el documento. El solucionador encuentra números que lo cumplen.',
  'help/SOC-CLOCK-UNIT':
    'Los relojes y resets con fuente los genera una unidad de relojes y resets, de la que un documento tiene una. Su propio reloj no debe pasar por una puerta: si el software la cierra, no podría abrirla.',
  'help/SOC-RESET-SOURCE':
    'La fuente del reset nombra un reset que no existe o el propio reset, directamente o a través de otros, o una petición que no es una salida de un bit; o su reloj está parado tras el reset y nunca se libera. Los resets con fuente son activos a nivel bajo. Un filtro es de un reset que entra de fuera, no es el de encendido y activa otro.',
  'help/SOC-RESET-POWER-ON':
    'Los relojes y resets con fuente parten del reset de encendido: el único reset del nivel superior, o aquel de varios que está marcado.',
};
