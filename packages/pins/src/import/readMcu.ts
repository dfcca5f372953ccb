import type { Diagnostic } from '@netloom/model';
import { childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { PinType } from '../chip/chip.ts';
import type { Chip, ChipIp, ChipPin, ChipSignal } from '../chip/chip.ts';
import { portOf } from '../chip/portOf.ts';
import { say } from '../wording/sentences.ts';
import { McuValues } from './mcuValues.ts';
import { at } from './place.ts';
import type { Tally } from './tally.ts';

/** The chip of an MCU file, without alternate functions; problems are put behind `problems`. */
export function readMcu(root: XmlElement, tally: Tally, file: string, problems: Diagnostic[]): Chip {
  const values = new McuValues(root, tally, file, problems);
  tally.keep(1, 'Mcu');
  const model = values.attribute('RefName');
  const core = textOf(root, 'Core') ?? '';
  if (core !== '') tally.keep(1, 'Mcu/Core', 'Mcu/Core#text');
  const frequency = values.number('Frequency');
  const ccmRam = values.number('CCMRam');
  const voltage = values.limits('Voltage', 'Min', 'Max');
  const current = values.limits('Current', 'Lowest', 'Run');
  const temperature = values.limits('Temperature', 'Min', 'Max');
  return {
    netloom: 'chip',
    version: 1,
    id: idOf(model),
    model,
    vendor: 'STMicroelectronics',
    family: values.attribute('Family'),
    line: values.attribute('Line'),
    core,
    package: values.attribute('Package'),
    clockTree: values.attribute('ClockTree'),
    ...(frequency === undefined ? {} : { frequency }),
    flash: values.sizes('Flash'),
    ram: values.sizes('Ram'),
    ...(ccmRam === undefined ? {} : { ccmRam }),
    voltage: defined({ min: voltage.low, max: voltage.high }),
    current: defined({ lowest: current.low, run: current.high }),
    temperature: defined({ min: temperature.low, max: temperature.high }),
    ips: readIps(root, tally),
    pins: childrenOf(root, 'Pin').map((element) => readPin(element, tally, file, problems)),
  };
}

/** A safe name: `STM32F407Z_E-G_Tx` of `STM32F407Z(E-G)Tx`. */
export function idOf(model: string): string {
  return model
    .replace(/[^A-Za-z0-9_-]+/g, '_')
    .replace(/^[^A-Za-z]+|_+$/g, '')
    .slice(0, 64);
}

function defined<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as never;
}

function readIps(root: XmlElement, tally: Tally): ChipIp[] {
  const found = new Map<string, ChipIp>();
  for (const { attributes } of childrenOf(root, 'IP')) {
    const instance = attributes.get('InstanceName') ?? attributes.get('Name') ?? '';
    if (found.has(instance)) continue;
    const config = attributes.get('ConfigFile');
    const clock = attributes.get('ClockEnableMode');
    found.set(instance, {
      instance,
      name: attributes.get('Name') ?? '',
      version: attributes.get('Version') ?? '',
      ...(config === undefined ? {} : { config }),
      ...(clock === undefined ? {} : { clockEnable: macrosOf(clock) }),
    });
    tally.keep(1, 'Mcu/IP');
    for (const key of ['InstanceName', 'Name', 'Version', 'ConfigFile', 'ClockEnableMode']) {
      if (attributes.has(key)) tally.keep(1, `Mcu/IP@${key}`);
    }
  }
  return [...found.values()];
}

/** `none` means that the peripheral has no clock of its own; calls with arguments set up something else. */
function macrosOf(text: string): string[] {
  return text
    .split(';')
    .map((macro) => macro.trim())
    .filter((macro) => macro !== '' && macro !== 'none' && !macro.endsWith(')'));
}

function readPin(element: XmlElement, tally: Tally, file: string, problems: Diagnostic[]): ChipPin {
  const { attributes, line } = element;
  const name = attributes.get('Name') ?? '';
  const position = attributes.get('Position') ?? '';
  const type = PinType.safeParse(attributes.get('Type'));
  const variant = attributes.get('Variant');
  if (name === '' || position === '') {
    problems.push(at(file, line, 'PINS-IMPORT-PIN', say('PINS-IMPORT-PIN', {})));
  }
  if (!type.success) {
    const values = { pin: name, type: attributes.get('Type') ?? '', known: PinType.options.join(', ') };
    problems.push(at(file, line, 'PINS-IMPORT-TYPE', say('PINS-IMPORT-TYPE', values)));
  }
  tally.keep(1, 'Mcu/Pin', 'Mcu/Pin@Name', 'Mcu/Pin@Position', 'Mcu/Pin@Type');
  if (variant !== undefined) tally.keep(1, 'Mcu/Pin@Variant');
  const signals = readSignals(element, tally);
  return {
    name,
    position,
    type: type.data ?? 'NC',
    ...(variant === undefined ? {} : { variant }),
    ...(signals.some((signal) => signal.name === 'GPIO') ? portOf(name) : {}),
    signals,
  };
}

function readSignals(pin: XmlElement, tally: Tally): ChipSignal[] {
  const found = new Map<string, ChipSignal>();
  for (const { attributes } of childrenOf(pin, 'Signal')) {
    const name = attributes.get('Name') ?? '';
    const modes = attributes.get('IOModes')?.split(',');
    if (modes) tally.keep(1, 'Mcu/Pin/Signal@IOModes');
    const known = found.get(name);
    if (known && !modes) continue;
    tally.keep(1, 'Mcu/Pin/Signal', 'Mcu/Pin/Signal@Name');
    // A pin of two GPIO blocks (STM32U5's LPGPIO) lists GPIO twice, with the modes of each.
    if (known) known.modes = [...new Set([...(known.modes ?? []), ...(modes ?? [])])];
    else found.set(name, modes ? { name, modes } : { name });
  }
  return [...found.values()];
}
