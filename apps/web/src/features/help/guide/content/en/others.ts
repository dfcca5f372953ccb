import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'others',
  title: 'A design of others in ten minutes',
  sections: [
    {
      id: 'others-bring',
      title: 'Bring it',
      blocks: [
        {
          steps: [
            'Your picture at the top right, **Profile**, **My projects**, **Create a project**: **A public repository** takes its address alone, **A git repository** also your user name and token. Your first project opens as soon as it is copied; **Work here** goes to another one.',
            'Or begin with **An empty project**: **Catalogue** at the right edge takes a folder or an archive with sources and benches. No file list is needed.',
          ],
        },
        { picture: 'own-project', shows: 'The dialog that makes a project of a public repository' },
      ],
    },
    {
      id: 'others-import',
      title: 'Make blocks of it',
      blocks: [
        {
          steps: [
            'On the **SoC canvas** press **Import blocks…** and **In the project**; the folder is the whole project until you choose a smaller one. Sources stay where they are. Of many, **Files that are read** names the few that count. Files that are not in the project are dropped under **From this computer**.',
            '**Read** lists every module: parameters and ports are evaluated, bus interfaces recognised, benches and inner modules stay unticked. Tick what you want to place.',
            'Adding puts them on the palette under **Imported**.',
          ],
        },
        {
          picture: 'own-import',
          shows: 'The modules that were read, with their parameters, ports and interfaces',
        },
      ],
    },
    {
      id: 'others-soc',
      title: 'Put it into a SoC',
      blocks: [
        {
          steps: [
            '**New canvas…** begins empty, with a clock and a reset, or with an example. Drag the block onto it: a card shows how clock, reset and bus would be connected, and what is left. Press **Connect**.',
            'Drag from pin to pin for the rest; **Export open ports to the top** makes pins of the SoC of what is left of a selected block. **Problems** says when nothing is open.',
            '**Generate** writes the RTL, a file list and a testbench.',
          ],
        },
        {
          picture: 'own-canvas',
          shows: 'A block that was dragged onto the canvas: the card names what it would be connected to',
        },
      ],
    },
    {
      id: 'others-simulate',
      title: 'Simulate with its bench',
      blocks: [
        {
          steps: [
            'Open **Simulation**: each module without ports in a file called `tb_…`, `…_tb` or the like, or that ends a simulation itself, is offered as a testbench; those of one name are told apart by their files. Choose one, and **Icarus** for older Verilog, then press **Run**.',
            'Modules, packages and headers that the bench needs are found by their names; the step **Sources found** says where. Of several files with one name the nearest counts; where two are as near and differ, the run names both and asks for a file list.',
            'The verdict says by which line of the log the bench passed; when it says nothing, the result is *inconclusive*, never green. The **Wave** opens beside it.',
          ],
        },
        { picture: 'wave', shows: 'The run beside the wave that it left' },
      ],
    },
    {
      id: 'others-synthesis',
      title: 'Synthesize',
      blocks: [
        {
          steps: [
            'Open **Synthesis** and choose the top module: imported blocks and modules that no other uses are offered. Press **Synthesize**. SystemVerilog that the installed Yosys cannot read goes to its WebAssembly build by itself.',
            'Area, cells and schematic follow, and **Time it** takes the netlist to static timing.',
          ],
        },
        { picture: 'area', shows: 'The area of a design by its hierarchy' },
      ],
    },
  ],
};
