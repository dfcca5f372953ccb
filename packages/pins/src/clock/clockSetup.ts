import type { Chip } from '../chip/chip.ts';
import type { ClockState } from './clockState.ts';
import type { ClockField, ClockNode, ClockTree } from './clockTree.ts';
import { clockTreeOf, nodeOf } from './clockTrees.ts';
import { clocksOf } from './clocksOf.ts';
import { defaultOf, optionsOf } from './settings.ts';
import type { ClockSettings } from './settings.ts';

/** Field of a structure and its value in C, e.g. `['PLL.PLLM', '8U']`. */
export type FieldValue = readonly [field: string, value: string];

/** The clock settings as the HAL takes them, in the order of its calls. */
export interface ClockSetup {
  /** `PWR_REGULATOR_VOLTAGE_SCALE1`. */
  voltageScale: string | undefined;
  /** Fields of `RCC_OscInitTypeDef`. */
  oscillator: readonly FieldValue[];
  /** Between the oscillators and the buses: `HAL_PWREx_EnableOverDrive`. */
  overDrive: boolean;
  /** Fields of `RCC_ClkInitTypeDef`. */
  bus: readonly FieldValue[];
  /** `FLASH_LATENCY_5`. */
  flashLatency: string;
  /** Fields of `RCC_PeriphCLKInitTypeDef`; empty when the RTC has no clock. */
  peripheral: readonly FieldValue[];
  /** The further PLLs: `HAL_RCCEx_EnablePLLI2S` takes a pointer to a `RCC_PLLI2SInitTypeDef` with these fields. */
  plls: readonly { call: string; type: string; fields: readonly FieldValue[] }[];
  /** Macros called with one argument each, e.g. `['__HAL_RCC_I2S_CONFIG', 'RCC_I2SCLKSOURCE_EXT']`. */
  macros: readonly FieldValue[];
  /** Clocks that are chosen for output. */
  mco: readonly { output: 'RCC_MCO1' | 'RCC_MCO2'; source: string; divider: string }[];
  /** Hz, for `HSE_VALUE` and the like of `stm32f4xx_hal_conf.h`; undefined when off. */
  hse: number | undefined;
  hsi: number;
  lse: number | undefined;
  lsi: number;
  externalI2s: number;
}

type ChipClocks = Pick<Chip, 'clockTree' | 'voltage' | 'frequency'>;

/** What sets the clocks up in C; undefined for a chip whose clock tree is not known. */
export function clockSetupOf(settings: ClockSettings | undefined, chip: ChipClocks): ClockSetup | undefined {
  const tree = clockTreeOf(chip);
  const { state } = clocksOf(settings, chip);
  if (!tree || !state) return undefined;
  const { settings: values, frequencies } = state;
  const scale = nodeOf(tree, 'VoltageScale');
  return {
    voltageScale: scale && constantOf(scale, values),
    oscillator: oscillators(tree, state),
    overDrive: values['OverDrive'] === 'On',
    bus: buses(tree, values),
    flashLatency: `FLASH_LATENCY_${state.flashLatency}`,
    peripheral: rtc(tree, values),
    plls: plls(tree, values),
    macros: macros(tree, values),
    mco: clockOutputs(tree, values),
    hse: frequencies['HSE'] || undefined,
    hsi: frequencies['HSI']!,
    lse: frequencies['LSE'] || undefined,
    lsi: Number((nodeOf(tree, 'LSI') as { frequency: number }).frequency),
    externalI2s: Number(values['I2S_CKIN']),
  };
}

/** Constant of the HAL, or the number as an unsigned one. */
function constantOf(node: ClockNode, values: ClockSettings): string {
  const value = values[node.name]!;
  return optionsOf(node)?.find((option) => option.value === value)?.macro ?? `${value}U`;
}

function fieldsOf(tree: ClockTree, structure: ClockField['structure'], values: ClockSettings): FieldValue[] {
  return tree.nodes.flatMap((node) =>
    node.field?.structure === structure ? [[node.field.name, constantOf(node, values)] as const] : [],
  );
}

/** Oscillators that are on, and the main PLL with its factors only when it runs. */
function oscillators(tree: ClockTree, { settings }: ClockState): FieldValue[] {
  const on = ['HSE', 'LSE', 'LSI'].filter((name) => settings[`${name}State`] !== 'Off');
  const types = ['HSI', ...on].map((name) => `RCC_OSCILLATORTYPE_${name}`).join(' | ');
  const fields = fieldsOf(tree, 'oscillator', settings);
  const states = fields.filter(([name]) => on.some((oscillator) => name === `${oscillator}State`));
  const isPllOn = settings['PLLState'] === 'On';
  return [
    ['OscillatorType', types],
    ['HSIState', 'RCC_HSI_ON'],
    ['HSICalibrationValue', 'RCC_HSICALIBRATION_DEFAULT'],
    ...states,
    ...fields.filter(([name]) => name.startsWith('PLL.') && (isPllOn || name === 'PLL.PLLState')),
  ];
}

function buses(tree: ClockTree, values: ClockSettings): FieldValue[] {
  const types = ['SYSCLK', 'HCLK', 'PCLK1', 'PCLK2'].map((name) => `RCC_CLOCKTYPE_${name}`).join(' | ');
  return [['ClockType', types], ...fieldsOf(tree, 'bus', values)];
}

/** The clock of the RTC, once one is chosen; the HAL takes HSE and its divider as one constant. */
function rtc(tree: ClockTree, values: ClockSettings): FieldValue[] {
  const node = nodeOf(tree, 'RTCSource');
  if (!node || values['RTCSource'] === 'None') return [];
  const divider = values['RTCSource'] === 'HSE' ? values['RTCHSEDivider'] : '';
  return [
    ['PeriphClockSelection', 'RCC_PERIPHCLK_RTC'],
    ['RTCClockSelection', `${constantOf(node, values)}${divider}`],
  ];
}

/** The further PLLs that are on. */
function plls(tree: ClockTree, values: ClockSettings): ClockSetup['plls'] {
  const all = [
    ['PLLI2S', 'pllI2s'],
    ['PLLSAI', 'pllSai'],
  ] as const;
  return all
    .filter(([name]) => values[`${name}State`] === 'On')
    .map(([name, structure]) => ({
      call: `HAL_RCCEx_Enable${name}`,
      type: `RCC_${name}InitTypeDef`,
      fields: fieldsOf(tree, structure, values),
    }));
}

function macros(tree: ClockTree, values: ClockSettings): FieldValue[] {
  return tree.nodes.flatMap((node) =>
    node.call !== undefined && values[node.name] !== defaultOf(node)
      ? [[node.call, constantOf(node, values)] as const]
      : [],
  );
}

function clockOutputs(tree: ClockTree, values: ClockSettings): ClockSetup['mco'] {
  return (['MCO1', 'MCO2'] as const).flatMap((name) => {
    const source = nodeOf(tree, `${name}Source`);
    const divider = nodeOf(tree, `${name}Prescaler`);
    if (!source || !divider || values[source.name] === 'None') return [];
    const output = `RCC_${name}` as const;
    return [{ output, source: constantOf(source, values), divider: constantOf(divider, values) }];
  });
}
