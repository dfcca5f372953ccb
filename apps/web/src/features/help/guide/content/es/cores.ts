import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
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
        'Con **Regiones protegidas** el núcleo comprueba qué puede leer, escribir y ejecutar el modo usuario y, con un bloqueo, también el modo máquina; **Memory protection** del software básico impide escribir el código y guarda la pila, y su ejemplo ejecuta funciones en modo usuario.',
      ],
    },
  ],
};
