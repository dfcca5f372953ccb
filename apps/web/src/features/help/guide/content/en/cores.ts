import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
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
        'With **Protected regions** a core checks what user mode, and with a lock machine mode too, may read, write and execute; **Memory protection** of the basic software keeps code from being written and guards the stack, and its example runs functions in user mode.',
      ],
    },
  ],
};
