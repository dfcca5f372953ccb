import type { Analysis } from '../../check/analysis.ts';
import type { Chip } from '../../chip/chip.ts';
import { clockSetupOf } from '../../clock/clockSetup.ts';
import type { ClockSetup } from '../../clock/clockSetup.ts';
import type { PinConfiguration } from '../../config/configuration.ts';
import type { Device } from '../device/device.ts';
import type { UserCodeStyle } from '../userCode/userCode.ts';
import { interruptLines } from './interruptLines.ts';
import type { Interrupt } from './interruptLines.ts';
import { portPins } from './portPins.ts';
import type { PortPin } from './portPins.ts';
import { fileName } from './safeText.ts';
import { unitsOf } from './units.ts';
import type { Unit } from './units.ts';

/** All that generated files say, with every text from outside already proved harmless. */
export interface Project {
  /** Name of the configuration and stem of its files. */
  name: string;
  /** Id of the chip: stem of the linker script. */
  part: string;
  device: Device;
  style: UserCodeStyle;
  /** Undefined for a chip whose clock tree is not known: it runs as it comes out of reset. */
  clock: ClockSetup | undefined;
  /** Supply voltage in mV. */
  supply: number;
  /** Signals `RCC_MCO_1`, `RCC_MCO_2` that are on a pin. */
  clockOutputs: readonly string[];
  /** General-purpose pins, by port and number. */
  pins: readonly PortPin[];
  /** Enabled peripherals, by the order of their files. */
  units: readonly Unit[];
  /** External interrupt lines that are on. */
  lines: readonly Interrupt[];
}

/** @throws UnsafeText for a name that would not be one in C, or of a file. */
export function projectOf(
  configuration: PinConfiguration,
  chip: Chip,
  analysis: Analysis,
  device: Device,
): Project {
  const all = portPins(analysis);
  const pins = all.filter(({ signal }) => signal.startsWith('GPIO_'));
  return {
    name: fileName(configuration.name, '/name'),
    part: fileName(chip.id.toLowerCase(), '/chip'),
    device,
    style: configuration.code?.userCode ?? 'markers',
    clock: clockSetupOf(configuration.clocks ?? {}, chip),
    supply: supplyOf(analysis),
    clockOutputs: Object.values(configuration.pins)
      .map(({ signal }) => signal)
      .filter((signal) => /^RCC_MCO_[12]$/.test(signal)),
    pins,
    units: unitsOf(configuration, chip, analysis, all),
    lines: interruptLines(configuration, pins),
  };
}

function supplyOf({ clocks }: Analysis): number {
  const volts = Number(clocks?.settings.SupplyVoltage);
  return Number.isFinite(volts) ? Math.round(volts * 1000) : 3300;
}
