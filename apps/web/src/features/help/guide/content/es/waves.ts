import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
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
};
