import type { ClockSetup } from '../../clock/clockSetup.ts';
import type { Project } from '../project/project.ts';
import { checked } from './text.ts';

type Fields = readonly (readonly [field: string, value: string])[];

const MCO_SIGNALS: Readonly<Record<string, string>> = { RCC_MCO1: 'RCC_MCO_1', RCC_MCO2: 'RCC_MCO_2' };

/** `SystemClock_Config`: power, oscillators and PLL, then buses, then what hangs on clocks of its own. */
export function clockLines({ clock, clockOutputs }: Project): string[] {
  if (clock === undefined) {
    return ['void SystemClock_Config(void)', '{', '  /* The clocks stay as they are after reset. */', '}'];
  }
  const hasOwn = clock.peripheral.length > 0;
  const outputs = clock.mco.filter(({ output }) => clockOutputs.includes(MCO_SIGNALS[output] ?? ''));
  return [
    'void SystemClock_Config(void)',
    '{',
    '  RCC_OscInitTypeDef RCC_OscInitStruct = {0};',
    '  RCC_ClkInitTypeDef RCC_ClkInitStruct = {0};',
    ...(hasOwn ? ['  RCC_PeriphCLKInitTypeDef PeriphClkInitStruct = {0};'] : []),
    ...clock.plls.map(({ type }, index) => `  ${type} ${pllVariable(index)} = {0};`),
    '',
    ...powerLines(clock),
    ...fieldLines('RCC_OscInitStruct', clock.oscillator),
    ...checked('HAL_RCC_OscConfig(&RCC_OscInitStruct)'),
    ...(clock.overDrive ? checked('HAL_PWREx_EnableOverDrive()') : []),
    '',
    ...fieldLines('RCC_ClkInitStruct', clock.bus),
    ...checked(`HAL_RCC_ClockConfig(&RCC_ClkInitStruct, ${clock.flashLatency})`),
    ...(hasOwn ? ownLines(clock.peripheral) : []),
    ...clock.plls.flatMap(({ call, fields }, index) => [
      '',
      ...fieldLines(pllVariable(index), fields),
      ...checked(`${call}(&${pllVariable(index)})`),
    ]),
    ...clock.macros.map(([macro, argument]) => `  ${macro}(${argument});`),
    ...outputs.map(({ output, source, divider }) => `  HAL_RCC_MCOConfig(${output}, ${source}, ${divider});`),
    '}',
  ];
}

function pllVariable(index: number): string {
  return `PLLInitStruct${index + 1}`;
}

function powerLines({ voltageScale }: ClockSetup): string[] {
  if (voltageScale === undefined) return [];
  return ['  __HAL_RCC_PWR_CLK_ENABLE();', `  __HAL_PWR_VOLTAGESCALING_CONFIG(${voltageScale});`, ''];
}

function ownLines(fields: Fields): string[] {
  return [
    '',
    ...fieldLines('PeriphClkInitStruct', fields),
    ...checked('HAL_RCCEx_PeriphCLKConfig(&PeriphClkInitStruct)'),
  ];
}

function fieldLines(variable: string, fields: Fields): string[] {
  return fields.map(([field, value]) => `  ${variable}.${field} = ${value};`);
}
