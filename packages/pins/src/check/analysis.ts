import type { Diagnostic } from '@netloom/model';
import type { ChipPin, Route } from '../chip/chip.ts';
import type { ClockState } from '../clock/clockState.ts';
import type { PinAssignment } from '../config/configuration.ts';
import type { Mode, PeripheralDefinition, Value } from '../definitions/definition.ts';

/**
 * `mapped`: its signal is used by an enabled mode, or it is a GPIO; `pinned`: assigned, but no enabled mode uses it;
 * `free`; `conflict`: takes part in an error; `reserved`: power, reset, boot, not connected, or an oscillator's that is on.
 */
export type PinState = 'mapped' | 'pinned' | 'free' | 'conflict' | 'reserved';

/** Why a pin is better left alone; taking it warns. */
export type PinRole = 'boot' | 'debug' | 'oscillator' | 'reset';

export interface AnalysedPin {
  pin: ChipPin;
  state: PinState;
  assignment: PinAssignment | undefined;
  /** How the assigned signal reaches the pin; undefined for GPIO and where the pin does not offer the signal. */
  route: Route | undefined;
  role: PinRole | undefined;
  /** Mode of the GPIO definition that the signal puts the pin in; undefined when free and where the pin needs none. */
  gpioMode: string | undefined;
  /** Value of every parameter of the GPIO definition in that mode: set, default or derived. */
  values: Readonly<Record<string, Value>>;
}

export interface AnalysedPeripheral {
  instance: string;
  /** Undefined for a peripheral whose pins can be assigned but whose parameters are not known. */
  definition: PeripheralDefinition | undefined;
  /** Undefined when disabled. */
  mode: Mode | undefined;
  /** Value of every parameter of the mode: set, default or derived. */
  values: Readonly<Record<string, Value>>;
  /** Signals that the mode needs, `USART1_TX`, with the name of the pin that each is on. */
  signals: ReadonlyMap<string, string | undefined>;
}

/** All that follows from a configuration of a chip. */
export interface Analysis {
  pins: ReadonlyMap<string, AnalysedPin>;
  peripherals: ReadonlyMap<string, AnalysedPeripheral>;
  clocks: ClockState | undefined;
  diagnostics: readonly Diagnostic[];
  /** No error: code may be generated. */
  isSafe: boolean;
}
