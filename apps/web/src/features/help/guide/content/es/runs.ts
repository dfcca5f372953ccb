import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
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
};
