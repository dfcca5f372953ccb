import type { ClockNode, ClockOption, Limit } from '../clockTree.ts';

const MHZ = 1_000_000;

export interface BusProfile {
  manual: string;
  /** Whether SYSCLK can come from output R of the main PLL. */
  hasPllR?: boolean;
  /** Highest HCLK in MHz, by settings of the supply. */
  hclk: readonly { max: number; when: NonNullable<Limit['when']> }[];
  /** Highest PCLK1 and PCLK2 in MHz, alike. */
  apb: readonly { apb1: number; apb2: number; when?: Limit['when'] }[];
  /** Whether the timers' prescaler TIMPRE exists. */
  hasTimpre: boolean;
}

const powers = (macro: string, values: readonly number[]): ClockOption[] =>
  values.map((value) => ({ value, macro: `${macro}_DIV${value}` }));

/** SYSCLK, the buses behind it and the clocks of their timers (RM0090 7.2.6, 7.3.3). */
export function buses({ manual, hasPllR, hclk, apb, hasTimpre }: BusProfile): ClockNode[] {
  const field = (name: string) => ({ structure: 'bus' as const, name });
  const source = `${manual} RCC_CFGR`;
  const power = `${manual} PWR_CR`;
  const ofBus = (bus: 'apb1' | 'apb2') => apb.map((row) => ({ max: row[bus] * MHZ, when: row.when, source }));
  const selector = hasTimpre ? 'TimerPrescaler' : undefined;
  const bus = (number: 1 | 2): ClockNode[] => [
    {
      kind: 'divider',
      name: `APB${number}Prescaler`,
      input: 'HCLK',
      options: powers('RCC_HCLK', [1, 2, 4, 8, 16]),
      default: 1,
      field: field(`APB${number}CLKDivider`),
    },
    {
      kind: 'output',
      name: `PCLK${number}`,
      input: `APB${number}Prescaler`,
      limits: ofBus(`apb${number}`),
    },
    { kind: 'timer', name: `APB${number}TIM`, input: 'HCLK', prescaler: `APB${number}Prescaler`, selector },
  ];
  return [
    {
      kind: 'mux',
      name: 'SYSCLKSource',
      options: ['HSI', 'HSE', 'PLLCLK', ...(hasPllR ? ['PLLR'] : [])].map(systemSource),
      default: 'HSI',
      field: field('SYSCLKSource'),
    },
    { kind: 'output', name: 'SYSCLK', input: 'SYSCLKSource' },
    {
      kind: 'divider',
      name: 'AHBPrescaler',
      input: 'SYSCLK',
      options: powers('RCC_SYSCLK', [1, 2, 4, 8, 16, 64, 128, 256, 512]),
      default: 1,
      field: field('AHBCLKDivider'),
    },
    {
      kind: 'output',
      name: 'HCLK',
      input: 'AHBPrescaler',
      limits: hclk.map(({ max, when }) => ({ max: max * MHZ, when, source: power })),
    },
    ...(hasTimpre ? [TIMPRE] : []),
    ...bus(1),
    ...bus(2),
  ];
}

function systemSource(input: string): ClockOption {
  return { value: input, input, macro: `RCC_SYSCLKSOURCE_${input === 'PLLR' ? 'PLLRCLK' : input}` };
}

const TIMPRE: ClockNode = {
  kind: 'switch',
  name: 'TimerPrescaler',
  options: [
    { value: 'Off', macro: 'RCC_TIMPRES_DESACTIVATED' },
    { value: 'On', macro: 'RCC_TIMPRES_ACTIVATED' },
  ],
  default: 'Off',
  call: '__HAL_RCC_TIMCLKPRESCALER',
};
