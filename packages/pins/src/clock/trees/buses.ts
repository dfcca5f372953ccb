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

const field = (name: string) => ({ structure: 'bus' as const, name });

/** SYSCLK, the buses behind it and the clocks of their timers (RM0090 7.2.6, 7.3.3). */
export function buses(profile: BusProfile): ClockNode[] {
  const { manual, hasPllR, hclk, hasTimpre } = profile;
  const power = `${manual} PWR_CR`;
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
    ...peripheralBus(1, profile),
    ...peripheralBus(2, profile),
  ];
}

/** APB1 or APB2: its prescaler, its clock and that of its timers. */
function peripheralBus(number: 1 | 2, { manual, apb, hasTimpre }: BusProfile): ClockNode[] {
  const prescaler = `APB${number}Prescaler`;
  const source = `${manual} RCC_CFGR`;
  return [
    {
      kind: 'divider',
      name: prescaler,
      input: 'HCLK',
      options: powers('RCC_HCLK', [1, 2, 4, 8, 16]),
      default: 1,
      field: field(`APB${number}CLKDivider`),
    },
    {
      kind: 'output',
      name: `PCLK${number}`,
      input: prescaler,
      limits: apb.map((row) => ({ max: row[`apb${number}`] * MHZ, when: row.when, source })),
    },
    {
      kind: 'timer',
      name: `APB${number}TIM`,
      input: 'HCLK',
      prescaler,
      selector: hasTimpre ? 'TimerPrescaler' : undefined,
    },
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
