import type { ClockNode } from '../clockTree.ts';

const MHZ = 1_000_000;

function clockOutput(name: string, sources: readonly (readonly [string, string])[]): ClockNode[] {
  return [
    {
      kind: 'mux',
      name: `${name}Source`,
      options: [
        { value: 'None' },
        ...sources.map(([input, macro]) => ({ value: input, input, macro: `RCC_${name}SOURCE_${macro}` })),
      ],
      default: 'None',
    },
    {
      kind: 'divider',
      name: `${name}Prescaler`,
      input: `${name}Source`,
      options: [1, 2, 3, 4, 5].map((value) => ({ value, macro: `RCC_MCODIV_${value}` })),
      default: 1,
    },
    {
      kind: 'output',
      name,
      input: `${name}Prescaler`,
      limits: [{ max: 100 * MHZ, source: 'RM0090 7.2.10' }],
    },
  ];
}

/** `None` is ours: the pin is not set up. Clocks on pins PA8 and PC9 (RM0090 7.2.10); `second` is the input of MCO2 that differs among lines. */
export function clockOutputs(second: readonly [string, string] | undefined): ClockNode[] {
  return [
    ...clockOutput('MCO1', [
      ['HSI', 'HSI'],
      ['LSE', 'LSE'],
      ['HSE', 'HSE'],
      ['PLLCLK', 'PLLCLK'],
    ]),
    ...clockOutput('MCO2', [
      ['SYSCLK', 'SYSCLK'],
      ...(second ? [second] : []),
      ['HSE', 'HSE'],
      ['PLLCLK', 'PLLCLK'],
    ]),
  ];
}
