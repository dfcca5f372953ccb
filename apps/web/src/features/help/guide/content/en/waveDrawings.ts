import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'wave-drawings',
  title: 'Wave drawings',
  sections: [
    {
      id: 'drawing-edit',
      title: 'Text and picture',
      blocks: [
        '**Wave drawing** keeps WaveDrom documents, `waves/<name>.wavedrom.json`, as text and as a picture. Both are one document with one undo; while the text has a mistake the last picture stays.',
        'A click in the picture turns a cell between 0, 1, x and z. Choose a brush and drag to paint, type `0`, `1`, `x`, `z`, `=`, `p` or `|` on the chosen cell, double-click data to write their label. With Alt, drag an arrow from cell to cell.',
      ],
    },
    {
      id: 'drawing-bench',
      title: 'From real waves, and to a testbench',
      blocks: [
        '**Export** of a waveform makes a drawing of the chosen signals: a cell a cycle of the clock, long idle stretches as gaps.',
        '**Testbench…** makes SystemVerilog of a drawing: choose which lanes are inputs and outputs. Inputs are driven as drawn, outputs are asserted at the end of each cycle; `x` is not compared, a gap `|` waits as many cycles as its parameter says.',
      ],
    },
  ],
};
