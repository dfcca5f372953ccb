import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
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
};
