import type { Guide } from '../guide.ts';

export const guide: Guide = [
  {
    id: 'first-steps',
    title: 'Primeros pasos',
    sections: [
      {
        id: 'idea',
        title: 'Un documento',
        blocks: [
          'Un SoC es un documento de texto, `<name>.soc.json`, en el repositorio git de su proyecto. De él se generan RTL, interconexión, cabeceras, listas de archivos y documentos, que se comprueban ejecutándolos con herramientas reales.',
          'Las pantallas se abren como pestañas y quedan como las dejó mientras trabaja en otra.',
        ],
      },
      {
        id: 'draw',
        title: 'Dibujar',
        blocks: [
          'Abra **Lienzo SoC**. Un lienzo nuevo empieza vacío o con un ejemplo.',
          {
            steps: [
              'Arrastre un bloque de la **Paleta de IP** al lienzo, o elíjalo allí y pulse Intro.',
              'Arrastre de pin a pin para conectar. Una interfaz se conecta entera; para bits sueltos use **Conectar un puerto o una constante…**.',
              'Pulse **Conectar todos los relojes y resets**.',
              'Abajo, **Problemas** nombra lo que queda abierto y a menudo ofrece una corrección; **Editor de direcciones** e **Interrupciones** asignan lugares y números.',
              'Guarde. Si alguien guardó el mismo lienzo entretanto, verá ambos lados y podrá combinarlos.',
            ],
          },
        ],
      },
      {
        id: 'import',
        title: 'Sus propios bloques',
        blocks: [
          '**Importar bloques…** lee Verilog, SystemVerilog, VHDL e IP-XACT, de su equipo (las fuentes se copian en el proyecto) o donde están en el proyecto. Se reconocen parámetros, anchos e interfaces de bus.',
        ],
      },
      {
        id: 'generate',
        title: 'Generar',
        blocks: [
          '**Generar** muestra cada archivo con su diferencia respecto a la última generación antes de escribir nada. Los archivos editados a mano nunca se sustituyen sin preguntar. Un diseño con errores no se genera.',
        ],
      },
      {
        id: 'simulate',
        title: 'Simular',
        blocks: [
          {
            steps: [
              'Abra **Simulación** y elija un banco de pruebas. Al generar un SoC se obtiene uno, que prueba el mapa de direcciones, los valores de reset y las interrupciones, y dice qué no puede probar; sus propias pruebas van en `own_tests`.',
              'Elija Verilator o Icarus Verilog, plusargs, semilla, formas de onda y cobertura.',
              'Pulse **Ejecutar**. Pasos, registro y problemas llegan en vivo; puede dejar la pantalla o cerrar el navegador.',
            ],
          },
        ],
      },
      {
        id: 'wave',
        title: 'Ver las formas de onda',
        blocks: [
          'Se abren cuando termina la ejecución. Pulse una señal en los ámbitos para mostrarla, arrastre para ampliar un intervalo, pulse para poner el cursor. La lista se puede deshacer y rehacer.',
        ],
      },
    ],
  },
  {
    id: 'others',
    title: 'Un diseño ajeno en diez minutos',
    sections: [
      {
        id: 'others-bring',
        title: 'Traerlo',
        blocks: [
          {
            steps: [
              'Su imagen arriba a la derecha, **Perfil**, **Mis proyectos**, **Crear un proyecto**: **Un repositorio público** pide solo su dirección, **Un repositorio git** también su nombre de usuario y su token. Su primer proyecto se abre en cuanto está clonado; **Trabajar aquí** lleva a otro.',
              'O empiece con **Un proyecto vacío**: **Catálogo** en el borde derecho admite una carpeta o un archivo comprimido con fuentes y bancos de pruebas. No hace falta lista de archivos.',
            ],
          },
          {
            picture: 'own-project',
            shows: 'El diálogo que crea un proyecto a partir de un repositorio público',
          },
        ],
      },
      {
        id: 'others-import',
        title: 'Hacer bloques de él',
        blocks: [
          {
            steps: [
              'En el **Lienzo de SoC** pulse **Importar bloques…** y **En el proyecto**; la carpeta es todo el proyecto hasta que elija una menor. Las fuentes se quedan donde están. De muchos, **Archivos que se leen** nombra los pocos que cuentan. Los archivos que no están en el proyecto se sueltan en **De este equipo**.',
              '**Leer** lista cada módulo: parámetros y puertos evaluados, interfaces de bus reconocidas; los bancos de pruebas y los módulos internos quedan sin marcar. Marque los que quiera colocar.',
              'Al añadirlos aparecen en la paleta, bajo **Importados**.',
            ],
          },
          { picture: 'own-import', shows: 'Los módulos leídos, con sus parámetros, puertos e interfaces' },
        ],
      },
      {
        id: 'others-soc',
        title: 'Ponerlo en un SoC',
        blocks: [
          {
            steps: [
              'Un lienzo nuevo empieza vacío, con un reloj y un reset, o con un ejemplo. Arrastre el bloque: una tarjeta muestra cómo se conectarían reloj, reset y bus, y qué queda. Pulse **Conectar**.',
              'Arrastre de pin a pin para lo demás; **Exportar los puertos abiertos al nivel superior** convierte en pines del SoC lo que queda de un bloque seleccionado. **Problemas** dice cuándo no queda nada abierto.',
              '**Generar** escribe el RTL, una lista de archivos y un banco de pruebas.',
            ],
          },
          {
            picture: 'own-canvas',
            shows: 'Un bloque arrastrado al lienzo: la tarjeta dice a qué se conectaría',
          },
        ],
      },
      {
        id: 'others-simulate',
        title: 'Simular con su banco',
        blocks: [
          {
            steps: [
              'Abra **Simulación**: cada módulo sin puertos de un archivo llamado `tb_…`, `…_tb` o similar, o que termina él mismo la simulación, se ofrece como banco de pruebas; los de igual nombre se distinguen por su archivo. Elija uno, e **Icarus** para Verilog antiguo, y pulse **Ejecutar**.',
              'Los módulos, paquetes y cabeceras que el banco necesita se buscan por su nombre; el paso **Sources found** dice dónde están. De varios archivos con el mismo nombre cuenta el más cercano; si dos están igual de cerca y difieren, la ejecución nombra ambos y pide una lista de archivos.',
              'El veredicto dice con qué línea del registro pasó el banco; si no dice nada, el resultado queda *sin conclusión*, nunca verde. La **Onda** se abre al lado.',
            ],
          },
          { picture: 'wave', shows: 'La ejecución junto a la onda que dejó' },
        ],
      },
      {
        id: 'others-synthesis',
        title: 'Sintetizar',
        blocks: [
          {
            steps: [
              'Abra **Síntesis** y elija el módulo superior: se ofrecen los que ningún otro usa. Pulse **Sintetizar**.',
              'Siguen área, celdas y esquema, y **Analizar tiempos** lleva la netlist al análisis estático.',
            ],
          },
          { picture: 'area', shows: 'El área de un diseño por su jerarquía' },
        ],
      },
    ],
  },
  {
    id: 'registers',
    title: 'Mapas de registros',
    sections: [
      {
        id: 'describe',
        title: 'Describir una vez',
        blocks: [
          '**Mapa de registros** edita `<block>.regs.json`. De él salen el banco de registros en SystemVerilog, las cabeceras C, el modelo UVM, SVD, SystemRDL, IP-XACT y los documentos.',
          'Edite los campos en la tabla, arrástrelos en el dibujo de bits o pegue filas de una hoja de cálculo. Un número puede ser una expresión con los parámetros del mapa.',
          'Abajo, **Salidas** muestra cada vista mientras escribe, y **Cambios** dice qué rompe una edición para el software y para el hardware.',
        ],
      },
      {
        id: 'import-registers',
        title: 'Importar',
        blocks: [
          'Se leen SystemRDL, IP-XACT, reggen, SVD y hojas de cálculo. Lo que un formato no puede llevar se indica como pérdida.',
        ],
      },
    ],
  },
  {
    id: 'memory-map',
    title: 'Mapa de memoria',
    sections: [
      {
        id: 'see',
        title: 'Quién ve qué, y dónde',
        blocks: [
          '**Mapa de memoria** dibuja el espacio de direcciones con una columna por gestor: **Legible** pliega lo libre, **A escala** da a cada byte el mismo sitio.',
          'Arrastre una región para moverla, su borde para cambiar el tamaño, o escriba su base en la tabla. Nada se puede soltar sobre otra región.',
          'Escriba una dirección o un nombre, como `0x8000_5010`, para saber quién responde allí.',
        ],
      },
      {
        id: 'map-outputs',
        title: 'Para el software',
        blocks: [
          '**Salidas** produce cabeceras, scripts de enlazado, árboles de dispositivos y documentos del mapa. Se pueden descargar o escribir en el proyecto.',
        ],
      },
    ],
  },
  {
    id: 'waves',
    title: 'Depuración de ondas',
    sections: [
      {
        id: 'open-dump',
        title: 'Abrir un volcado',
        blocks: [
          '**Depuración de ondas** abre volcados VCD, FST y GHW de cualquier simulador: de ejecuciones, también en marcha, de archivos del proyecto y de su propio equipo. Un archivo local se suelta en la página y se queda donde está; un `.fst` sin terminar va junto con su `.hier`.',
          'Puede haber varios volcados abiertos en pestañas, cada uno con su vista. La dirección nombra volcado, vista, señal y tiempo: **Copiar enlace a este punto** la comparte.',
          'Un volcado que aún se escribe crece en la vista y se puede seguir. Uno cortado muestra lo que hay y dice dónde acaba.',
        ],
      },
      {
        id: 'wave-panels',
        title: 'Orientarse',
        blocks: [
          {
            list: [
              'Añada señales desde los ámbitos con clic, arrastre o búsqueda. Agrúpelas, renómbrelas y elija formato y color en el menú de la fila.',
              'La franja sobre las ondas muestra todo el volcado y dónde hay actividad de las señales seleccionadas. Arrastre la ventana sobre ella.',
              'Un clic pone el cursor, `M` un marcador. **Marcadores** los lista con sus distancias y va a un tiempo escrito como `1.5us` o `+10ns`.',
              "**Buscar valores** busca condiciones como `== 32'hdead`, `> 10`, `rises` o `x`: en la señal seleccionada o en todas las de un ámbito.",
              '**Estadísticas** cuenta cambios, ciclo y periodos entre dos marcadores. **Tabla de valores** da los valores como texto, también para lectores de pantalla.',
            ],
          },
        ],
      },
      {
        id: 'wave-views',
        title: 'Guardar y compartir',
        blocks: [
          '**Guardar** en el menú de vistas almacena la disposición como `waves/<name>.view.json`: texto, una fila por línea, compartido con git. Las señales que un volcado no tiene se conservan y se marcan. Se pueden cargar archivos de GTKWave (`.gtkw`).',
          '**Exportar…** produce PNG, SVG, una tabla CSV con cada cambio o un dibujo WaveDrom ciclo a ciclo.',
        ],
      },
    ],
  },
  {
    id: 'wave-drawings',
    title: 'Dibujos de ondas',
    sections: [
      {
        id: 'drawing-edit',
        title: 'Texto e imagen',
        blocks: [
          '**Dibujo de ondas** guarda documentos WaveDrom, `waves/<name>.wavedrom.json`, como texto y como imagen. Ambos son un documento con un solo deshacer; mientras el texto tiene un error queda la última imagen.',
          'Un clic en la imagen alterna una celda entre 0, 1, x y z. Elija un pincel y arrastre para pintar, escriba `0`, `1`, `x`, `z`, `=`, `p` o `|` en la celda elegida, haga doble clic en los datos para su etiqueta. Con Alt, arrastre una flecha de celda a celda.',
        ],
      },
      {
        id: 'drawing-bench',
        title: 'De ondas reales, y a un banco de pruebas',
        blocks: [
          '**Exportar** de una onda hace un dibujo de las señales elegidas: una celda por ciclo del reloj, los tramos largos sin cambios como huecos.',
          '**Banco de pruebas…** hace SystemVerilog de un dibujo: elija qué filas son entradas y salidas. Las entradas se excitan como están dibujadas, las salidas se comprueban al final de cada ciclo; `x` no se compara, un hueco `|` espera los ciclos que dice su parámetro.',
        ],
      },
    ],
  },
  {
    id: 'cores',
    title: 'Núcleos RISC-V',
    sections: [
      {
        id: 'core-options',
        title: 'Un núcleo a partir de opciones',
        blocks: [
          '**Generador de núcleos** crea un procesador a partir de sus opciones: **Nuevo núcleo** parte de un preajuste, y cada cambio se ve enseguida en el diagrama, en las cifras y en los archivos.',
          'Lo que una opción excluye no se puede elegir, y dice por qué. Una contradicción se marca en su campo; **Quitarlo** la resuelve. Una unidad del diagrama lleva a su opción.',
          'Área, frecuencia y velocidad son **medidas** si se midió esta misma configuración; un **intervalo** si sus opciones se midieron una a una y se sabe cuánto yerran sus sumas; si no, **desconocidas**.',
        ],
      },
      {
        id: 'core-generate',
        title: 'Al proyecto',
        blocks: [
          {
            steps: [
              'Elija **Generar**: RTL, lista de archivos, restricciones, descriptor, árbol de dispositivos y software de arranque van a `cores/<name>`.',
              'Ejecute las **Comprobaciones**: lint y síntesis son ejecuciones como las demás.',
              'Elija **Poner en el lienzo**, conecte sus buses al crossbar y genere el SoC.',
            ],
          },
          '`<name>.core.json` es la verdad. Los archivos editados a mano solo se escriben cuando usted lo decide.',
        ],
      },
      {
        id: 'core-boot',
        title: 'Arranque',
        blocks: [
          {
            steps: [
              'En **Simulación** elija **Arranque**, el SoC y la carpeta del firmware, como `demo/sw/hello`.',
              'El firmware se compila con GCC y el SoC con Verilator; después el terminal muestra lo que envía la UART.',
              'Escriba: el SoC responde. `Ctrl D` lo termina.',
            ],
          },
          '**Software básico** muestra la biblioteca con la que se construye el firmware: arranque, traps, controladores, printf, con la API de cada pieza. Un archivo del mismo nombre en la carpeta del firmware ocupa su lugar.',
        ],
      },
    ],
  },
  {
    id: 'pins',
    title: 'Pines y periféricos',
    sections: [
      {
        id: 'pins-chip',
        title: 'Un chip y su placa',
        blocks: [
          '**Pines y periféricos** parte de un chip: el de muestra, o uno que **Importar un chip** lee de los datos de pines abiertos de STMicroelectronics: el XML del MCU y el de su GPIO, los dos a la vez. Antes de guardar nada se cuenta lo que contienen.',
          'La luz de la barra dice si se puede generar código. Un clic en ella muestra los problemas; un clic en un problema lleva a su campo.',
        ],
      },
      {
        id: 'pins-place',
        title: 'Que las señales encuentren pines',
        blocks: [
          {
            steps: [
              'Elija a la izquierda un periférico y su modo: sus señales encuentran pines enseguida.',
              'Si otras tienen que moverse, los movimientos se dibujan en el encapsulado: acepte todos, algunos o ninguno.',
              'Bloquee lo que la placa necesita: un pin bloqueado no se mueve. Arrastre una señal a otro pin, o pulse `Enter` en un pin para elegir entre sus señales.',
              'Si no hay asignación posible, **Ambas partes** muestra quién ocupa los pines y dónde más podría estar cada uno.',
            ],
          },
          'Los pines de arranque, depuración, oscilador y reset se usan los últimos, y con un aviso.',
        ],
      },
      {
        id: 'pins-clocks',
        title: 'Relojes y velocidades',
        blocks: [
          '**Relojes** ajusta cada nodo en su sitio y muestra la frecuencia que sale de él; lo que supera su límite dice por cuánto. **Alcanzar HCLK** encuentra los factores del PLL.',
          'Una velocidad en baudios muestra la que da el reloj real, con el error en tanto por ciento.',
        ],
      },
      {
        id: 'pins-code',
        title: 'Código',
        blocks: [
          'El C con la forma del HAL está junto a los pines y sigue cada cambio. **Generar código** lo escribe junto a la configuración, con script de enlace, arranque, archivos de CMake y un overlay de devicetree.',
          'El código entre `USER CODE BEGIN` y `USER CODE END` se conserva al generar de nuevo; o téngalo en archivos propios.',
          '**LIN** contiene los canales de un driver LIN de AUTOSAR 4.2.2, y lee y escribe ARXML. Las extensiones de un fabricante están marcadas.',
        ],
      },
    ],
  },
  {
    id: 'runs',
    title: 'Ejecuciones',
    sections: [
      {
        id: 'kinds',
        title: 'Qué se puede ejecutar',
        blocks: [
          {
            list: [
              '**Lint**: los avisos de Verilator, por regla.',
              '**Simulación**: veredicto, mensajes, aserciones, formas de onda, cobertura.',
              '**Síntesis** con Yosys: área, celdas, esquema, tendencia entre ejecuciones.',
              '**Colocación y ruteo** de una síntesis iCE40: frecuencia máxima, utilización, caminos críticos.',
              '**Temporización estática** con OpenSTA: holgura, histograma, caminos, lo que no tiene restricciones.',
              '**Flujo de diseño**: lint, simulación, síntesis y temporización de un SoC como una sola ejecución; la temporización empieza cuando la síntesis ha pasado.',
            ],
          },
          'Una ejecución trabaja con los archivos tal como estaban al iniciarla, en un entorno aislado sin red. Se puede repetir con los mismos archivos en cualquier momento.',
        ],
      },
      {
        id: 'list',
        title: 'Todas las ejecuciones',
        blocks: [
          '**Todas las ejecuciones** las lista, filtra y compara, y muestra la cola con el inicio previsto de cada una, las programaciones y quién usa qué del almacenamiento. Una ejecución fijada se conserva digan lo que digan los límites.',
          'Un servidor que se reinicia no pierde ninguna ejecución.',
        ],
      },
    ],
  },
  {
    id: 'projects',
    title: 'Proyectos y git',
    sections: [
      {
        id: 'begin',
        title: 'Crear o unirse',
        blocks: [
          'Abra su imagen arriba a la derecha, **Perfil**, **Mis proyectos**.',
          {
            list: [
              '**Crear un proyecto** a partir de un repositorio git (http, https o ssh) o vacío. El repositorio se clona en segundo plano; la lista muestra cuánto lleva o por qué falló.',
              '**Unirse a un proyecto** con el código de invitación de un colega. Un jefe de proyecto lo admite o lo rechaza.',
            ],
          },
          'El selector de arriba a la izquierda cambia el proyecto en el que trabaja. El proyecto predeterminado se abre al iniciar sesión.',
        ],
      },
      {
        id: 'members',
        title: 'Miembros y roles',
        blocks: [
          'En **Perfil**, la pestaña con el nombre del proyecto: miembros, códigos de invitación, aprobación, nombre y dirección git. Lo que ve depende de su rol: jefe de proyecto, arquitectura, hardware, verificación, software o ingeniero de back-end. Los administradores deciden qué puede hacer cada rol.',
          'Un proyecto conserva siempre un jefe. Un administrador puede recuperar durante 30 días un proyecto disuelto.',
        ],
      },
      {
        id: 'credentials',
        title: 'Sus credenciales de git',
        blocks: [
          'Cada miembro recibe y envía con su propio usuario y token, o para ssh con una clave privada. Se guardan cifrados y no se vuelven a mostrar, ni siquiera a usted.',
        ],
      },
      {
        id: 'git',
        title: 'Confirmar y compartir',
        blocks: [
          'Trabaja en un árbol de trabajo propio: nadie mueve sus archivos. **Git** muestra lo que ha cambiado, prepara, confirma, recibe y envía, y lista ramas e historial. Cuando ambos lados cambiaron las mismas líneas, se muestran lado a lado y usted decide.',
        ],
      },
      {
        id: 'files',
        title: 'Archivos y notas',
        blocks: [
          'Los marcadores del borde derecho abren el **Catálogo** con los archivos de su árbol de trabajo, **Conocimiento de IA** (esta guía, salvo que un administrador haya puesto otra página) y un **Bloc de notas** que solo usted lee. Las notas se guardan mientras escribe.',
        ],
      },
    ],
  },
  {
    id: 'account',
    title: 'Su cuenta',
    sections: [
      {
        id: 'password',
        title: 'Contraseña',
        blocks: [
          'Cámbiela en **Perfil**, **Cuenta**. Con ello se cierran todas sus sesiones. Si la ha olvidado, use **¿Ha olvidado la contraseña?** en la página de inicio de sesión: se envía un enlace si la instalación envía correo; si no, un administrador establece una nueva.',
        ],
      },
      {
        id: 'sign-in-limits',
        title: 'Si no puede iniciar sesión',
        blocks: [
          'Tras varios fallos se pide una imagen con letras y cada intento tarda más. Una cuenta deshabilitada no puede iniciar sesión; consulte a un administrador.',
        ],
      },
    ],
  },
  {
    id: 'administration',
    title: 'Administración',
    sections: [
      {
        id: 'people',
        title: 'Usuarios, roles, proyectos',
        blocks: [
          'En **Sistema**, para quien pueda verlo:',
          {
            list: [
              '**Usuarios**: crear, deshabilitar, poner otra contraseña, exportar.',
              '**Roles**: una tabla de roles y permisos.',
              '**Proyectos**: todos los proyectos, sus miembros, y los disueltos que se pueden recuperar.',
              '**Menús**: orden, iconos, títulos, enlaces y qué entradas muestra un proyecto.',
            ],
          },
        ],
      },
      {
        id: 'operation',
        title: 'Operación',
        blocks: [
          {
            list: [
              '**Servidor**: procesador, memoria, disco, base de datos y versiones de herramientas, en vivo.',
              '**Usuarios en línea**: quién ha iniciado sesión; se puede cerrar una sesión.',
              '**Inicios de sesión** y **Auditoría**: quién inició sesión y quién cambió qué.',
              '**Diccionarios** y **Ajustes**: listas de valores y ajustes de la instalación.',
              '**Copias de seguridad**: crear una y restaurarla.',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'keyboard',
    title: 'Teclado',
    sections: [
      {
        id: 'everywhere',
        title: 'En todas partes',
        blocks: [
          'En un Mac use ⌘ en lugar de Ctrl.',
          {
            keys: [
              ['Ctrl K', 'Buscar en el menú'],
              ['← →', 'En las pestañas: recorrerlas'],
              ['Supr', 'En una pestaña: cerrarla'],
              ['Intro', 'En una lista: abrir la fila'],
            ],
          },
        ],
      },
      {
        id: 'canvas-keys',
        title: 'Lienzo SoC',
        blocks: [
          {
            keys: [
              ['Ctrl S', 'Guardar'],
              ['Ctrl Z, Ctrl Mayús Z', 'Deshacer, rehacer'],
              ['Ctrl C, Ctrl V, Ctrl D', 'Copiar, pegar, duplicar'],
              ['Supr', 'Eliminar la selección'],
              ['Flechas', 'Mover la selección'],
              ['Ctrl F o /', 'Buscar instancia, puerto o red'],
              ['Espacio y arrastrar', 'Mover la vista'],
              ['?', 'Todos los atajos'],
            ],
          },
        ],
      },
      {
        id: 'wave-keys',
        title: 'Formas de onda',
        blocks: [
          {
            keys: [
              ['← →', 'Flanco anterior, siguiente'],
              ['+ − F', 'Acercar, alejar, todo el volcado'],
              ['Shift ← →', 'Desplazar'],
              ['M N P', 'Marcador, siguiente, anterior'],
              ['F1', 'Ir a un tiempo'],
              ['V', 'Buscar un valor'],
              ['/', 'Buscar señales'],
              ['G F2 Del', 'Agrupar, renombrar, quitar'],
              ['Ctrl Z', 'Deshacer'],
              ['?', 'Todas las teclas; las de GTKWave están entre ellas'],
            ],
          },
        ],
      },
      {
        id: 'table-keys',
        title: 'Tablas de registros y regiones',
        blocks: [
          {
            keys: [
              ['Intro, F2 o escribir', 'Editar la celda'],
              ['Tab', 'A la celda siguiente'],
              ['Ctrl C, Ctrl V', 'En registros: copiar a una hoja de cálculo y pegar de ella'],
              ['Ctrl D', 'En registros: rellenar hacia abajo'],
            ],
          },
        ],
      },
    ],
  },
];
