import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
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
};
