import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
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
};
