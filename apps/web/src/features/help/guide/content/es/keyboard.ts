import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
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
};
