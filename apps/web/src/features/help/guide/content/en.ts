import type { Guide } from '../guide.ts';

export const guide: Guide = [
  {
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
  },
  {
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
              'Open **Synthesis** and choose the top module: modules that no other uses are offered. Press **Synthesize**.',
              'Area, cells and schematic follow, and **Time it** takes the netlist to static timing.',
            ],
          },
          { picture: 'area', shows: 'The area of a design by its hierarchy' },
        ],
      },
    ],
  },
  {
    id: 'registers',
    title: 'Register maps',
    sections: [
      {
        id: 'describe',
        title: 'Describe once',
        blocks: [
          '**Register map** edits `<block>.regs.json`. The register file in SystemVerilog, C headers, UVM model, SVD, SystemRDL, IP-XACT and documents are all made from it.',
          'Edit fields in the table, drag them in the bit picture, or paste rows from a spreadsheet. A number may be an expression over the parameters of the map.',
          'Below, **Outputs** shows each view as you type, and **Changes** says what an edit breaks for software and for hardware.',
        ],
      },
      {
        id: 'import-registers',
        title: 'Import',
        blocks: [
          'SystemRDL, IP-XACT, reggen, SVD and spreadsheets can be read. What a format cannot carry is listed as a loss.',
        ],
      },
    ],
  },
  {
    id: 'memory-map',
    title: 'Memory map',
    sections: [
      {
        id: 'see',
        title: 'Who sees what, where',
        blocks: [
          '**Memory map** draws the address space with a column for each manager: **Readable** folds what is unused, **To scale** gives every byte the same room.',
          'Drag a region to move it, drag its edge to resize it, or type its base in the table. Nothing can be dropped onto another region.',
          'Type an address or a name, such as `0x8000_5010`, to learn who answers there.',
        ],
      },
      {
        id: 'map-outputs',
        title: 'For software',
        blocks: [
          '**Outputs** makes headers, linker scripts, device trees and documents from the map. They can be downloaded or written into the project.',
        ],
      },
    ],
  },
  {
    id: 'waves',
    title: 'Waveform debug',
    sections: [
      {
        id: 'open-dump',
        title: 'Open a dump',
        blocks: [
          '**Waveform debug** opens VCD, FST and GHW dumps of any simulator: of runs, also while they run, of files in the project, and of your own computer. A local file is dropped onto the page and stays where it is; an unfinished `.fst` comes together with its `.hier`.',
          'Several dumps can be open as tabs, each with its own view. The address names dump, view, signal and time: **Copy link to this place** passes it on.',
          'A dump that is still written grows in the view and can be followed. One that was cut off shows what is there, and says where it ends.',
        ],
      },
      {
        id: 'wave-panels',
        title: 'Find your way',
        blocks: [
          {
            list: [
              'Add signals from the scopes by click, drag or search. Group them, rename them, choose format and colour in the menu of a row.',
              'The strip above the waves shows the whole dump, and where the selected signals are busy. Drag the window on it.',
              'A click sets the cursor, `M` a marker. **Markers and bookmarks** lists them with their distances, and goes to a typed time such as `1.5us` or `+10ns`.',
              "**Find values** looks for conditions such as `== 32'hdead`, `> 10`, `rises` or `x`: on the selected signal, or across all signals of a scope.",
              '**Statistics** counts changes, duty and periods between two markers. **Table of values** has the values as text, for screen readers too.',
            ],
          },
        ],
      },
      {
        id: 'wave-views',
        title: 'Keep and share',
        blocks: [
          '**Save** in the view menu stores the arrangement as `waves/<name>.view.json`: text, one row a line, shared by git. Signals that a dump does not have are kept and marked. Save files of GTKWave (`.gtkw`) can be loaded.',
          '**Export…** makes PNG, SVG, a CSV table of every change, or a WaveDrom drawing cycle by cycle.',
        ],
      },
    ],
  },
  {
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
  },
  {
    id: 'cores',
    title: 'RISC-V cores',
    sections: [
      {
        id: 'core-options',
        title: 'A core from options',
        blocks: [
          '**Core generator** makes a processor core from its options: **New core** starts from a preset, and every change shows at once in the block diagram, in the figures and in the files.',
          'What an option excludes cannot be chosen, and says why. A contradiction is marked at its field; **Leave it out** mends it. A unit of the diagram leads to its option.',
          'Area, frequency and speed are **measured** where this very configuration was measured, a **range** where its options were measured one by one and sums of them are known to hold, else **not known**.',
        ],
      },
      {
        id: 'core-generate',
        title: 'Into the project',
        blocks: [
          {
            steps: [
              'Choose **Generate**: RTL, file list, constraints, descriptor, device tree and start-up software go to `cores/<name>`.',
              'Run **Checks**: lint and synthesis are runs like others.',
              'Choose **Put on the canvas**, connect its buses to the crossbar, and generate the SoC.',
            ],
          },
          '`<name>.core.json` is the truth. Files that somebody edited by hand are written only when you decide so.',
        ],
      },
      {
        id: 'core-boot',
        title: 'Boot',
        blocks: [
          {
            steps: [
              'On **Simulation** choose **Boot**, the SoC and the folder of the firmware, such as `demo/sw/hello`.',
              'The firmware is compiled with GCC, the SoC with Verilator; then the terminal shows what the UART sends.',
              'Type: the SoC answers. `Ctrl D` ends it.',
            ],
          },
          "**Basic software** shows the library that firmware is built with: start-up, traps, drivers, printf, with the API of each piece. A file of the same name in the firmware's folder takes its place.",
        ],
      },
    ],
  },
  {
    id: 'pins',
    title: 'Pins and peripherals',
    sections: [
      {
        id: 'pins-chip',
        title: 'A chip and its board',
        blocks: [
          '**Pins and peripherals** starts from a chip: the sample chip, or one that **Import a chip** reads from STMicroelectronics’ open pin data: the XML of the MCU and that of its GPIO, both at once. What the files hold is counted before anything is stored.',
          'The light in the toolbar says whether code may be generated. A click on it shows the problems; a click on a problem leads to its field.',
        ],
      },
      {
        id: 'pins-place',
        title: 'Let signals find pins',
        blocks: [
          {
            steps: [
              'Choose a peripheral at the left and its mode: its signals find pins at once.',
              'If others have to move for it, the moves are drawn in the package: accept all, some or none.',
              'Lock what the board needs: a locked pin never moves. Drag a signal to another pin, or press `Enter` on a pin to choose among its signals.',
              'When no placement exists, **Both sides** shows who holds the pins and where else each could be.',
            ],
          },
          'Boot, debug, oscillator and reset pins are taken last, and with a warning.',
        ],
      },
      {
        id: 'pins-clocks',
        title: 'Clocks and rates',
        blocks: [
          '**Clocks** sets every node where it stands and shows the frequency behind it; what is over its limit says by how much. **Reach HCLK** finds the factors of the PLL.',
          'A baud rate shows what the real clock makes of it, with the error in percent.',
        ],
      },
      {
        id: 'pins-code',
        title: 'Code',
        blocks: [
          'The C in the shape of the HAL stands beside the pins and follows every edit. **Generate code** writes it beside the configuration, with linker script, start-up, CMake files and a devicetree overlay.',
          'Code between `USER CODE BEGIN` and `USER CODE END` stays, whatever is generated anew; or keep it in files of its own.',
          '**LIN** holds the channels of an AUTOSAR 4.2.2 LIN driver, and reads and writes ARXML. Extensions of a vendor are marked.',
        ],
      },
    ],
  },
  {
    id: 'runs',
    title: 'Runs',
    sections: [
      {
        id: 'kinds',
        title: 'What can be run',
        blocks: [
          {
            list: [
              '**Lint**: the warnings of Verilator, by rule.',
              '**Simulation**: verdict, messages, assertions, waves, coverage.',
              '**Synthesis** with Yosys: area, cells, schematic, trend over runs.',
              '**Place and route** of an iCE40 synthesis: highest frequency, utilisation, critical paths.',
              '**Static timing** with OpenSTA: slack, histogram, paths, what is unconstrained.',
              '**Design flow**: lint, simulation, synthesis and timing of a SoC as one run; timing begins when synthesis has passed.',
            ],
          },
          'A run works on the files as they were when you started it, in a sandbox without network. It can be repeated on the same files at any time.',
        ],
      },
      {
        id: 'list',
        title: 'All runs',
        blocks: [
          '**All runs** lists, filters and compares runs, and shows the queue with the expected start of each run, the schedules, and who uses what of the storage. A pinned run is kept whatever the limits say.',
          'A server that is restarted loses no run.',
        ],
      },
    ],
  },
  {
    id: 'projects',
    title: 'Projects and git',
    sections: [
      {
        id: 'begin',
        title: 'Create or join',
        blocks: [
          'Open your picture at the top right, **Profile**, **My projects**.',
          {
            list: [
              '**Create a project** from a git repository (http, https or ssh) or empty. The repository is copied in the background; the list shows how far it is, or why it failed.',
              '**Join a project** by the invite code of a colleague. A project lead allows or refuses.',
            ],
          },
          'The selector at the top left changes the project that you work in. Your default project opens after each sign-in.',
        ],
      },
      {
        id: 'members',
        title: 'Members and roles',
        blocks: [
          'In **Profile**, the tab with the name of the project: members, invite codes, approval, name and git address. What you see depends on your role: project lead, architecture, hardware, verification, software or back-end engineer. Administrators set what each role may do.',
          'A project always keeps one lead. A dissolved project can be brought back by an administrator for 30 days.',
        ],
      },
      {
        id: 'credentials',
        title: 'Your git credentials',
        blocks: [
          'Each member pulls and pushes with his own user name and token, or for ssh with a private key. They are kept encrypted and never shown again, not even to you.',
        ],
      },
      {
        id: 'git',
        title: 'Commit and share',
        blocks: [
          'You work in a working tree of your own: nobody moves your files. **Git** shows what changed, stages, commits, pulls and pushes, and lists branches and the log. When both sides changed the same lines, they are shown side by side and you decide.',
        ],
      },
      {
        id: 'files',
        title: 'Files and notes',
        blocks: [
          'The bookmarks at the right edge open the **Catalogue** with the files of your working tree, **AI knowledge** (this guide, unless an administrator set another page), and a **Notepad** that nobody but you reads. Notes are saved as you write.',
        ],
      },
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    sections: [
      {
        id: 'password',
        title: 'Password',
        blocks: [
          'Change it under **Profile**, **Account**. All your sessions end with it. If you forgot it, use **Forgot your password?** on the sign-in page: a link is mailed where the installation sends mail, else an administrator sets a new one.',
        ],
      },
      {
        id: 'sign-in-limits',
        title: 'When signing in fails',
        blocks: [
          'After failures a picture with letters is asked for, and each further try takes longer. A disabled account cannot sign in; ask an administrator.',
        ],
      },
    ],
  },
  {
    id: 'administration',
    title: 'Administration',
    sections: [
      {
        id: 'people',
        title: 'Users, roles, projects',
        blocks: [
          'Under **System**, for who may see it:',
          {
            list: [
              '**Users**: create, disable, set a new password, export.',
              '**Roles**: a table of roles and permissions.',
              '**Projects**: all projects, their members, and dissolved ones to bring back.',
              '**Menus**: order, icons, titles, links, and which entries a project shows.',
            ],
          },
        ],
      },
      {
        id: 'operation',
        title: 'Operation',
        blocks: [
          {
            list: [
              '**Server**: processor, memory, disk, database and tool versions, live.',
              '**Online users**: who is signed in; a session can be ended.',
              '**Login logs** and **Audit trail**: who signed in, and who changed what.',
              '**Dictionaries** and **Settings**: lists of values, and settings of the installation.',
              '**Backups**: make one, and restore it.',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'keyboard',
    title: 'Keyboard',
    sections: [
      {
        id: 'everywhere',
        title: 'Everywhere',
        blocks: [
          'On a Mac use ⌘ instead of Ctrl.',
          {
            keys: [
              ['Ctrl K', 'Search the menu'],
              ['← →', 'On the tabs: walk'],
              ['Delete', 'On a tab: close it'],
              ['Enter', 'In a list: open the row'],
            ],
          },
        ],
      },
      {
        id: 'canvas-keys',
        title: 'SoC canvas',
        blocks: [
          {
            keys: [
              ['Ctrl S', 'Save'],
              ['Ctrl Z, Ctrl Shift Z', 'Undo, redo'],
              ['Ctrl C, Ctrl V, Ctrl D', 'Copy, paste, duplicate'],
              ['Delete', 'Delete the selection'],
              ['Arrows', 'Move the selection'],
              ['Ctrl F or /', 'Find an instance, port or net'],
              ['Space and drag', 'Move the view'],
              ['?', 'All shortcuts'],
            ],
          },
        ],
      },
      {
        id: 'wave-keys',
        title: 'Waves',
        blocks: [
          {
            keys: [
              ['← →', 'Previous, next edge'],
              ['+ − F', 'Zoom in, out, whole dump'],
              ['Shift ← →', 'Pan'],
              ['M N P', 'Marker, next, previous marker'],
              ['F1', 'Go to a time'],
              ['V', 'Find a value'],
              ['/', 'Search signals'],
              ['G F2 Del', 'Group, rename, remove'],
              ['Ctrl Z', 'Undo'],
              ['?', 'All keys; those of GTKWave are among them'],
            ],
          },
        ],
      },
      {
        id: 'table-keys',
        title: 'Tables of registers and regions',
        blocks: [
          {
            keys: [
              ['Enter, F2, or type', 'Edit the cell'],
              ['Tab', 'On to the next cell'],
              ['Ctrl C, Ctrl V', 'In registers: copy to, paste from a spreadsheet'],
              ['Ctrl D', 'In registers: fill down'],
            ],
          },
        ],
      },
    ],
  },
];
