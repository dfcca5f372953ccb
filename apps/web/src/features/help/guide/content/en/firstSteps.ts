import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'first-steps',
  title: 'First steps',
  sections: [
    {
      id: 'idea',
      title: 'One document',
      blocks: [
        'A SoC is one text document, `<name>.soc.json`, in the git repository of your project. RTL, interconnect, headers, file lists and documents are generated from it and proven by running them with real tools.',
        'Screens open as tabs and stay as you left them while you work on another one.',
      ],
    },
    {
      id: 'draw',
      title: 'Draw',
      blocks: [
        'Open **SoC canvas**. A new canvas starts empty or with an example.',
        {
          steps: [
            'Drag a block from the **IP palette** onto the canvas, or choose it there and press Enter.',
            'Drag from pin to pin to connect. An interface connects as a whole; for single bits use **Connect a port or constant…**.',
            'Press **Connect all clocks and resets**.',
            'Below, **Problems** names what is open and often offers a fix; **Address editor** and **Interrupts** assign places and numbers.',
            'Save. If somebody saved the same canvas meanwhile, you see both sides and can merge them.',
          ],
        },
      ],
    },
    {
      id: 'import',
      title: 'Bring your own blocks',
      blocks: [
        '**Import blocks…** reads Verilog, SystemVerilog, VHDL and IP-XACT, from your computer (the sources are copied into the project) or where they lie in the project. Parameters, widths and bus interfaces are recognised.',
      ],
    },
    {
      id: 'generate',
      title: 'Generate',
      blocks: [
        '**Generate** shows each file with its difference from the last generation before anything is written. Files that were edited by hand are never replaced unasked. A design with errors is not generated.',
      ],
    },
    {
      id: 'simulate',
      title: 'Simulate',
      blocks: [
        {
          steps: [
            'Open **Simulation** and choose a testbench. Generating a SoC brings one along, which tests address map, reset values and interrupts, and says what it cannot test; your own tests go into its `own_tests`.',
            'Choose Verilator or Icarus Verilog, plusargs, seed, waves and coverage.',
            'Press **Run**. Steps, log and problems arrive live; you may leave the screen or close the browser.',
          ],
        },
      ],
    },
    {
      id: 'wave',
      title: 'Look at the wave',
      blocks: [
        'The wave opens when the run has ended. Click a signal among the scopes to display it, drag to zoom to a range, click to set the cursor. The list can be undone and redone.',
      ],
    },
  ],
};
