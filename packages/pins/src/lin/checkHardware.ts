import type { Diagnostic } from '@netloom/model';
import type { Chip } from '../chip/chip.ts';
import { baudOf, baudRange } from '../clock/index.ts';
import type { LinChannel, PeripheralSetting, PinConfiguration } from '../config/configuration.ts';
import { linProblem, linWarning } from './linProblem.ts';
import { channelField, channelOf } from './values.ts';
import { problemOf } from './problem.ts';

type ClockOf = (instance: string) => number | undefined;

/**
 * Whether the peripherals that channels are put on can drive them. `clockOf` gives a peripheral's kernel clock in Hz.
 * A STM32 USART in LIN mode sends breaks of 13 bits and detects those of 10 or 11 (RM0090, 30.3.8).
 */
export function checkLinHardware(
  { lin, peripherals }: Pick<PinConfiguration, 'lin' | 'peripherals'>,
  chip: Chip,
  clockOf: ClockOf = () => undefined,
): Diagnostic[] {
  const users = new Map<string, string>();
  return (lin?.channels ?? []).flatMap((channel, index) => {
    const instance = channelOf(channel, index, 'LinHwChannel');
    const pointer = `/lin/channels/${index}/settings/LinHwChannel`;
    if (instance === undefined) {
      const message = `channel ${channel.name} has no hardware: choose the USART that drives it (LinHwChannel)`;
      return [linProblem('HARDWARE', pointer, message)];
    }
    if (typeof instance !== 'string' || problemOf(channelField('LinHwChannel')!, instance)) return [];
    const found = instanceProblem(instance, channel, chip, users);
    if (found !== undefined) return [linProblem('HARDWARE', pointer, found, [{ pointer }])];
    return [
      ...checkBreak(channel, index, instance),
      ...checkSetting(channel, pointer, instance, peripherals[instance]),
      ...checkRate(channel, index, instance, peripherals[instance]),
      ...checkBaud(channel, index, clockOf(instance), instance),
    ];
  });
}

function instanceProblem(
  instance: string,
  { name }: LinChannel,
  chip: Chip,
  users: Map<string, string>,
): string | undefined {
  const ip = chip.ips.find((candidate) => candidate.instance === instance);
  if (ip === undefined) return `channel ${name}: ${chip.model} has no ${instance}; choose one of its USARTs`;
  if (!/^U(S)?ART/.test(ip.name))
    return `channel ${name}: ${instance} is no USART and has no LIN mode; choose one`;
  const other = users.get(instance);
  users.set(instance, name);
  return other && `channel ${name}: ${instance} drives channel ${other} already; give each channel its own`;
}

function checkBreak(channel: LinChannel, index: number, instance: string): Diagnostic[] {
  const length = channelOf(channel, index, 'BreakLength');
  if (length === 'BL_13' || channelOf(channel, index, 'LinNodeType') !== 'MASTER') return [];
  const pointer = `/lin/channels/${index}/settings/BreakLength`;
  const message = `channel ${channel.name}: ${instance} sends breaks of 13 bits only, BreakLength is ${String(length)}; choose BL_13`;
  return [linProblem('BREAK', pointer, message, [{ pointer }])];
}

/** A master's bit rate may differ by 0.5 % from the nominal one (LIN 2.1 physical layer, 6.3, F_TOL_RES_MASTER). */
const TOLERANCE = 0.5;

function checkBaud(
  channel: LinChannel,
  index: number,
  clock: number | undefined,
  instance: string,
): Diagnostic[] {
  const baud = Number(channelOf(channel, index, 'LinChannelBaudRate'));
  if (!clock || !(baud > 0)) return [];
  const pointer = `/lin/channels/${index}/settings/LinChannelBaudRate`;
  const { actual, error, isReachable } = baudOf({ clock, baud, overSampling: 16 });
  if (!isReachable) {
    const { min, max } = baudRange(clock, 16);
    const message = `channel ${channel.name}: ${instance} cannot reach ${baud} bit/s from its clock of ${clock} Hz (${Math.ceil(min)} to ${Math.floor(max)} bit/s); change the rate or the clock`;
    return [linProblem('BAUD', pointer, message)];
  }
  if (Math.abs(error) <= TOLERANCE) return [];
  const message = `channel ${channel.name}: ${instance} gives ${actual.toFixed(1)} bit/s for ${baud}, ${error.toFixed(2)} % off; LIN lets a master be ${TOLERANCE} % off: change the clock`;
  return [linWarning('BAUD', pointer, message)];
}

/** What the LIN mode leaves no choice of (RM0090, 30.3.8, and the assertions of HAL_LIN_Init). */
const FRAMING: Readonly<Record<string, string | number>> = {
  WordLength: 8,
  Parity: 'None',
  StopBits: 1,
  OverSampling: 16,
  HwFlowCtl: 'None',
  Mode: 'Receive and Transmit',
};

function checkSetting(
  { name }: LinChannel,
  pointer: string,
  instance: string,
  setting: PeripheralSetting | undefined,
): Diagnostic[] {
  if (setting?.mode !== 'Asynchronous') {
    const message = `channel ${name}: ${instance} is ${setting ? `in mode ${setting.mode}` : 'disabled'}; LIN takes its asynchronous mode, enable it`;
    return [linProblem('HARDWARE', pointer, message)];
  }
  return Object.entries(FRAMING).flatMap(([parameter, wanted]) => {
    const value = setting.parameters?.[parameter];
    if (value === undefined || value === wanted) return [];
    const at = `/peripherals/${instance}/parameters/${parameter}`;
    const message = `channel ${name}: ${instance} has ${parameter} ${value}, which its LIN mode does not; take ${wanted}`;
    return [linProblem('FRAMING', at, message, [{ pointer: at }])];
  });
}

function checkRate(
  channel: LinChannel,
  index: number,
  instance: string,
  setting: PeripheralSetting | undefined,
): Diagnostic[] {
  const rate = channelOf(channel, index, 'LinChannelBaudRate');
  const baud = setting?.parameters?.['BaudRate'];
  if (baud === undefined || baud === rate) return [];
  const pointer = `/peripherals/${instance}/parameters/BaudRate`;
  const message = `channel ${channel.name} runs at ${String(rate)} bit/s, but ${instance} is set up for ${baud}; remove that, and it takes the channel's rate`;
  return [linProblem('BAUD', pointer, message, [{ pointer }])];
}
