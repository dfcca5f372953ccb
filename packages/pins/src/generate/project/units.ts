import type { AnalysedPeripheral, Analysis } from '../../check/analysis.ts';
import type { Chip } from '../../chip/chip.ts';
import type { PinConfiguration } from '../../config/configuration.ts';
import type { InitMethod, Mode, Parameter, PeripheralDefinition } from '../../definitions/definition.ts';
import { channelDrivenBy } from '../../lin/driven.ts';
import { channelOf } from '../../lin/values.ts';
import type { Interrupt } from './interruptLines.ts';
import type { PortPin } from './portPins.ts';
import { identifier, wholeNumber } from './safeText.ts';

/** An enabled peripheral as C sees it. */
export interface Unit {
  /** `USART1` */
  instance: string;
  /** Stem of its files: `usart`. */
  file: string;
  method: InitMethod;
  /** Variable: `huart1`. */
  handle: string;
  /** Function that sets it up: `MX_USART1_UART_Init`. */
  init: string;
  /** What that calls of the HAL: `HAL_UART_Init(&huart1)`. */
  halInit: string;
  /** Fields of `.Init` with their values, in order. */
  fields: readonly (readonly [field: string, value: string])[];
  /** Calls that switch its clock on and off. */
  clockEnable: readonly string[];
  clockDisable: readonly string[];
  pins: readonly PortPin[];
  interrupts: readonly Interrupt[];
}

/** Enabled peripherals whose setup is known, in order of files and instances. */
export function unitsOf(
  configuration: PinConfiguration,
  chip: Chip,
  { peripherals }: Analysis,
  pins: readonly PortPin[],
): Unit[] {
  const found: Unit[] = [];
  for (const peripheral of peripherals.values()) {
    const { definition, mode, instance } = peripheral;
    const method = mode && definition?.initMethods[mode.initMethod];
    if (definition === undefined || mode === undefined || method === undefined) continue;
    const setting = Object.hasOwn(configuration.peripherals, instance)
      ? configuration.peripherals[instance]
      : undefined;
    const linInit = definition.file === 'usart' ? breakOf(configuration, instance) : undefined;
    const priority = setting?.interrupt;
    found.push(unitOf({ peripheral, definition, mode, method, priority, linInit, chip, pins }));
  }
  return found.sort(
    (one, other) =>
      compare(one.file, other.file) || one.instance.localeCompare(other.instance, 'en', { numeric: true }),
  );
}

interface Source {
  peripheral: AnalysedPeripheral;
  definition: PeripheralDefinition;
  mode: Mode;
  method: InitMethod;
  priority: number | undefined;
  /** Macro of the break's length that a LIN channel detects; undefined for what drives none. */
  linInit: string | undefined;
  chip: Chip;
  pins: readonly PortPin[];
}

/** `UART_LINBREAKDETECTLENGTH_11B` of a channel that detects breaks of 11 bits (RM0090, 30.6.5, LBDL). */
function breakOf(configuration: PinConfiguration, instance: string): string | undefined {
  const driven = channelDrivenBy(configuration, instance);
  if (!driven) return undefined;
  const length = channelOf(driven.channel, driven.index, 'DetectedBreakLength');
  return `UART_LINBREAKDETECTLENGTH_${length === 'BL_10' ? '10B' : '11B'}`;
}

function unitOf({ peripheral, definition, mode, method, priority, linInit, chip, pins }: Source): Unit {
  const pointer = `/peripherals/${peripheral.instance}`;
  const instance = identifier(peripheral.instance, pointer);
  const handle = `${method.handlePrefix}${/\d*$/.exec(instance)![0]}`;
  const clockEnable = clockMacros(instance, chip, pointer);
  return {
    instance,
    file: definition.file,
    method,
    handle,
    init: initName(instance, method),
    halInit: linInit === undefined ? `${method.init}(&${handle})` : `HAL_LIN_Init(&${handle}, ${linInit})`,
    fields: fieldsOf(peripheral, mode, definition.parameters, pointer),
    clockEnable,
    clockDisable: clockEnable.map((macro) => macro.replace(/_ENABLE$/, '_DISABLE')),
    pins: pins.filter(({ signal }) => peripheral.signals.has(signal)),
    interrupts: priority === undefined ? [] : interruptsOf(instance, method, handle, priority),
  };
}

/** `MX_SPI1_Init`; with the HAL's name of the function where the instance does not begin with it. */
function initName(instance: string, { mspStem }: InitMethod): string {
  const kind = mspStem.replace(/^HAL_/, '');
  return instance.startsWith(kind) ? `MX_${instance}_Init` : `MX_${instance}_${kind}_Init`;
}

function clockMacros(instance: string, chip: Chip, pointer: string): string[] {
  const named = chip.ips.find((ip) => ip.instance === instance)?.clockEnable;
  return (named ?? [`__HAL_RCC_${instance}_CLK_ENABLE`]).map((macro) => identifier(macro, pointer));
}

function interruptsOf(instance: string, method: InitMethod, handle: string, priority: number): Interrupt[] {
  const named = method.interrupts ?? [{ vector: '{instance}', handler: `${method.mspStem}_IRQHandler` }];
  return named.map(({ vector, handler }) => ({
    vector: vector.replace('{instance}', instance),
    priority,
    handler,
    arguments: [`&${handle}`],
  }));
}

/** What the mode fixes, then its parameters. */
function fieldsOf(
  { values }: AnalysedPeripheral,
  mode: Mode,
  parameters: readonly Parameter[],
  pointer: string,
): [string, string][] {
  const fields: [string, string][] = [];
  for (const parameter of parameters) {
    const field = parameter.field?.[mode.initMethod];
    if (field === undefined || !Object.hasOwn(values, parameter.name)) continue;
    const value = values[parameter.name]!;
    fields.push([
      field,
      valueOf(parameter, value, mode.initMethod, `${pointer}/parameters/${parameter.name}`),
    ]);
  }
  return [...Object.entries(mode.fixed), ...fields];
}

function valueOf(parameter: Parameter, value: string | number, method: string, pointer: string): string {
  const options = [...(parameter.options ?? []), ...(parameter.pinToolOptions ?? [])];
  const macro = options.find((option) => option.value === value)?.macro?.[method];
  return macro ?? `${wholeNumber(value, pointer)}U`;
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
