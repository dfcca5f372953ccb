import type { Project } from '../project/project.ts';
import { cHeader } from './text.ts';

/** Parts of the HAL that every program of this shape uses; its headers need the DMA's types throughout. */
const ALWAYS = ['CORTEX', 'DMA', 'EXTI', 'FLASH', 'GPIO', 'PWR', 'RCC'];

/** Modules of the HAL that a project uses, e.g. `UART`. */
export function halModules(project: Project): string[] {
  return [...ALWAYS, ...drivers(project)].sort();
}

/** Those of peripherals; they alone have callbacks that a program may register. */
function drivers({ units }: Project): string[] {
  return [...new Set(units.map(({ method }) => method.mspStem.replace(/^HAL_/, '')))].sort();
}

/** Oscillators as they are when the clock tree says nothing of them; Hz. */
const DEFAULTS = { hse: 8_000_000, hsi: 16_000_000, lse: 32_768, lsi: 32_000, externalI2s: 12_288_000 };

/** Supply below which the flash must not prefetch (RM0090, 3.5.1); mV. */
const PREFETCH_SUPPLY = 2100;

/** `Inc/stm32f4xx_hal_conf.h`: what the HAL asks of the project. */
export function halConf(project: Project): string {
  const modules = halModules(project);
  const { clock } = project;
  const oscillators: [string, number, string][] = [
    ['HSE_VALUE', clock?.hse ?? DEFAULTS.hse, 'Hz'],
    ['HSE_STARTUP_TIMEOUT', 100, 'ms'],
    ['HSI_VALUE', clock?.hsi ?? DEFAULTS.hsi, 'Hz'],
    ['LSI_VALUE', clock?.lsi ?? DEFAULTS.lsi, 'Hz'],
    ['LSE_VALUE', clock?.lse ?? DEFAULTS.lse, 'Hz'],
    ['LSE_STARTUP_TIMEOUT', 5000, 'ms'],
    ['EXTERNAL_CLOCK_VALUE', clock?.externalI2s ?? DEFAULTS.externalI2s, 'Hz, at I2S_CKIN'],
  ];
  return cHeader(project, 'stm32f4xx_hal_conf', [
    '#define HAL_MODULE_ENABLED',
    ...modules.map((module) => `#define HAL_${module}_MODULE_ENABLED`),
    '',
    ...oscillators.map(([name, value, unit]) => `#define ${name} ${value}U /* ${unit} */`),
    '',
    `#define VDD_VALUE ${project.supply}U /* mV */`,
    '#define TICK_INT_PRIORITY 15U',
    '#define USE_RTOS 0U',
    `#define PREFETCH_ENABLE ${project.supply < PREFETCH_SUPPLY ? '0U' : '1U'}`,
    '#define INSTRUCTION_CACHE_ENABLE 1U',
    '#define DATA_CACHE_ENABLE 1U',
    '#define USE_SPI_CRC 0U',
    ...drivers(project).map((module) => `#define USE_HAL_${module}_REGISTER_CALLBACKS 0U`),
    '',
    ...[...modules].sort(byNeed).map((module) => `#include "stm32f4xx_hal_${module.toLowerCase()}.h"`),
    '',
    '#ifdef USE_FULL_ASSERT',
    '#define assert_param(expr) ((expr) ? (void)0U : assert_failed((uint8_t *)__FILE__, __LINE__))',
    'void assert_failed(uint8_t *file, uint32_t line);',
    '#else',
    '#define assert_param(expr) ((void)0U)',
    '#endif',
  ]);
}

/** The HAL's headers need these before the others. */
const FIRST = ['RCC', 'GPIO', 'EXTI', 'DMA', 'CORTEX'];

function byNeed(one: string, other: string): number {
  const place = (module: string) => (FIRST.includes(module) ? FIRST.indexOf(module) : FIRST.length);
  return place(one) - place(other) || (one < other ? -1 : 1);
}
