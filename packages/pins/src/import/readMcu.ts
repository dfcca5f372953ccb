import type { Diagnostic } from '@netloom/model';
import { childOf, childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { PinType } from '../chip/chip.ts';
import type { Chip, ChipIp, ChipPin, ChipSignal } from '../chip/chip.ts';
import { portOf } from '../chip/portOf.ts';
import { at } from './place.ts';
import type { Tally } from './tally.ts';

/** The chip of an MCU file, without alternate functions; problems are put behind `problems`. */
export function readMcu(root: XmlElement, tally: Tally, file: string, problems: Diagnostic[]): Chip {
  const attribute = (name: string): string => {
    const value = root.attributes.get(name);
    if (value === undefined || value === '') {
      problems.push(
        at(file, root.line, 'PINS-IMPORT-ATTRIBUTE', `<Mcu> has no ${name}; take the maker’s own file`),
      );
      return '';
    }
    tally.keep(1, `Mcu@${name}`);
    return value;
  };
  tally.keep(1, 'Mcu');
  const model = attribute('RefName');
  const number = (element: XmlElement): number => {
    const value = Number(element.text.trim());
    if (Number.isFinite(value) && value >= 0) return value;
    const message = `<${element.name}> is "${element.text.trim().slice(0, 40)}", which is no number`;
    problems.push(at(file, element.line, 'PINS-IMPORT-NUMBER', message));
    return 0;
  };
  const one = (name: string): number | undefined => {
    const element = childOf(root, name);
    if (!element) return undefined;
    tally.keep(1, `Mcu/${name}`, `Mcu/${name}#text`);
    return number(element);
  };
  const sizes = (name: string): number[] => {
    const found = [...new Set(childrenOf(root, name).map(number))];
    tally.keep(found.length, `Mcu/${name}`, `Mcu/${name}#text`);
    return found;
  };
  const limits = <L extends string, H extends string>(name: string, low: L, high: H) => {
    const element = childOf(root, name);
    const value = (key: string): number | undefined => {
      const text = element?.attributes.get(key);
      if (text === undefined || !Number.isFinite(Number(text)) || text.trim() === '') return undefined;
      tally.keep(1, `Mcu/${name}@${key}`);
      return Number(text);
    };
    if (element) tally.keep(1, `Mcu/${name}`);
    return { low: value(low), high: value(high) };
  };
  const core = textOf(root, 'Core') ?? '';
  if (core !== '') tally.keep(1, 'Mcu/Core', 'Mcu/Core#text');
  const frequency = one('Frequency');
  const ccmRam = one('CCMRam');
  const voltage = limits('Voltage', 'Min', 'Max');
  const current = limits('Current', 'Lowest', 'Run');
  const temperature = limits('Temperature', 'Min', 'Max');
  return {
    netloom: 'chip',
    version: 1,
    id: idOf(model),
    model,
    vendor: 'STMicroelectronics',
    family: attribute('Family'),
    line: attribute('Line'),
    core,
    package: attribute('Package'),
    clockTree: attribute('ClockTree'),
    ...(frequency === undefined ? {} : { frequency }),
    flash: sizes('Flash'),
    ram: sizes('Ram'),
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
    problems.push(at(file, line, 'PINS-IMPORT-PIN', '<Pin> needs a Name and a Position'));
  }
  if (!type.success) {
    const message = `pin ${name}: Type "${attributes.get('Type') ?? ''}" is not known; there are ${PinType.options.join(', ')}`;
    problems.push(at(file, line, 'PINS-IMPORT-TYPE', message));
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
