import type { Value } from '../definitions/definition.ts';
import type { PeripheralSetting, PinAssignment, PinConfiguration } from './configuration.ts';

type Lin = PinConfiguration['lin'];

/** Sets the mode of a peripheral; `Disable` keeps its parameters, and its pins stay as they are. */
export function setMode(configuration: PinConfiguration, instance: string, mode: string): PinConfiguration {
  return withPeripheral(configuration, instance, { ...configuration.peripherals[instance], mode });
}

/** Sets a parameter of a peripheral; undefined: back to its default, which is not stored. */
export function setParameter(
  configuration: PinConfiguration,
  instance: string,
  name: string,
  value: Value | undefined,
): PinConfiguration {
  const setting = configuration.peripherals[instance] ?? { mode: 'Disable' };
  const parameters = without(setting.parameters, name, value);
  return withPeripheral(configuration, instance, { ...setting, parameters });
}

/** Sets the priority of an interrupt, 0–15; undefined switches it off. An EXTI vector is named as one, e.g. `EXTI9_5`. */
export function setInterrupt(
  configuration: PinConfiguration,
  instance: string,
  priority: number | undefined,
): PinConfiguration {
  const isVector = instance.startsWith('EXTI');
  if (isVector && priority === undefined) return withPeripheral(configuration, instance, undefined);
  const setting = configuration.peripherals[instance] ?? { mode: isVector ? 'Interrupt' : 'Disable' };
  return withPeripheral(configuration, instance, { ...setting, interrupt: priority });
}

/**
 * Puts a signal on a pin, by name of the chip's pin; the signal leaves the pin that it was on, and the pin what it
 * held. The label of the pin stays: what is wired to it stays too.
 */
export function assign(configuration: PinConfiguration, pin: string, signal: string): PinConfiguration {
  const before = configuration.pins[pin];
  if (before?.signal === signal) return configuration;
  const pins = Object.fromEntries(
    Object.entries(configuration.pins).filter(([, held]) => isGpio(signal) || held.signal !== signal),
  );
  pins[pin] = clean({ signal, label: before?.label });
  return { ...configuration, pins };
}

/** Frees a pin: signal, label, lock and settings go. */
export function release(configuration: PinConfiguration, pin: string): PinConfiguration {
  if (configuration.pins[pin] === undefined) return configuration;
  return { ...configuration, pins: omit(configuration.pins, pin) };
}

/** Frees all pins, or all that are not locked. */
export function resetPins(configuration: PinConfiguration, keepLocked = false): PinConfiguration {
  const kept = Object.entries(configuration.pins).filter(([, { lock }]) => keepLocked && lock);
  return { ...configuration, pins: Object.fromEntries(kept) };
}

/** Makes a pin's signal a hard choice, or a suggestion again. */
export function setLock(configuration: PinConfiguration, pin: string, locked: boolean): PinConfiguration {
  return withPin(configuration, pin, { lock: locked ? true : undefined });
}

/** Names a pin; undefined or empty: no label. */
export function setLabel(
  configuration: PinConfiguration,
  pin: string,
  label: string | undefined,
): PinConfiguration {
  return withPin(configuration, pin, { label: label === '' ? undefined : label });
}

/** Sets a parameter of the GPIO definition on a pin; undefined: back to its default. */
export function setPinSetting(
  configuration: PinConfiguration,
  pin: string,
  name: string,
  value: Value | undefined,
): PinConfiguration {
  return withPin(configuration, pin, { settings: without(configuration.pins[pin]?.settings, name, value) });
}

/** Signals that share a pin with the one that it is assigned to, e.g. `ADC2_IN3` beside `ADC1_IN3`. */
export function setShared(configuration: PinConfiguration, pin: string, signals: string[]): PinConfiguration {
  return withPin(configuration, pin, { shared: signals.length > 0 ? signals : undefined });
}

/** Sets a setting of the clock tree; undefined: back to its reset state. */
export function setClock(
  configuration: PinConfiguration,
  name: string,
  value: Value | undefined,
): PinConfiguration {
  return clean({ ...configuration, clocks: without(configuration.clocks, name, value) });
}

/** Where hand-written code lives. */
export function setUserCode(
  configuration: PinConfiguration,
  userCode: 'markers' | 'files',
): PinConfiguration {
  return { ...configuration, code: { ...configuration.code, userCode } };
}

/** Flash memory of the very part in kB; undefined: the smallest of the chip's. */
export function setFlash(configuration: PinConfiguration, flash: number | undefined): PinConfiguration {
  return { ...configuration, code: clean({ ...configuration.code, flash }) };
}

/** Replaces the LIN part; undefined takes it away. */
export function setLin(configuration: PinConfiguration, lin: Lin): PinConfiguration {
  return clean({ ...configuration, lin });
}

function isGpio(signal: string): boolean {
  return signal.startsWith('GPIO_');
}

function withPin(
  configuration: PinConfiguration,
  pin: string,
  change: { [Key in keyof PinAssignment]?: PinAssignment[Key] | undefined },
): PinConfiguration {
  const before = configuration.pins[pin];
  if (before === undefined) return configuration;
  return { ...configuration, pins: { ...configuration.pins, [pin]: clean({ ...before, ...change }) } };
}

function withPeripheral(
  configuration: PinConfiguration,
  instance: string,
  setting: { [Key in keyof PeripheralSetting]: PeripheralSetting[Key] | undefined } | undefined,
): PinConfiguration {
  const peripherals = omit(configuration.peripherals, instance);
  const isUsed = setting !== undefined && (setting.mode !== 'Disable' || Object.values(setting).some(isKept));
  return {
    ...configuration,
    peripherals: isUsed ? { ...peripherals, [instance]: clean(setting) } : peripherals,
  };
}

function isKept(value: unknown): boolean {
  return value !== undefined && value !== 'Disable';
}

/** A record with one value set or taken away; undefined when nothing is left. */
function without(
  record: Readonly<Record<string, Value>> | undefined,
  name: string,
  value: Value | undefined,
): Record<string, Value> | undefined {
  const rest = omit(record ?? {}, name);
  const changed = value === undefined ? rest : { ...rest, [name]: value };
  return Object.keys(changed).length === 0 ? undefined : changed;
}

function omit<T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}

/** The object without members that are undefined. */
function clean<T>(object: { [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
