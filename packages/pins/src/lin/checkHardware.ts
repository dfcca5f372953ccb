import type { Diagnostic, Worded } from '@netloom/model';
import type { Chip } from '../chip/chip.ts';
import { baudOf, baudRange } from '../clock/index.ts';
import type { LinChannel, PeripheralSetting, PinConfiguration } from '../config/configuration.ts';
import { say } from '../wording/sentences.ts';
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
      const said = say('PINS-LIN-HARDWARE/none', { channel: channel.name });
      return [linProblem('HARDWARE', pointer, said)];
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
  { name: channel }: LinChannel,
  chip: Chip,
  users: Map<string, string>,
): Worded | undefined {
  const ip = chip.ips.find((candidate) => candidate.instance === instance);
  if (ip === undefined) return say('PINS-LIN-HARDWARE/absent', { channel, chip: chip.model, instance });
  if (!/^U(S)?ART/.test(ip.name)) return say('PINS-LIN-HARDWARE/kind', { channel, instance });
  const other = users.get(instance);
  users.set(instance, channel);
  return other === undefined ? undefined : say('PINS-LIN-HARDWARE/taken', { channel, instance, other });
}

function checkBreak(channel: LinChannel, index: number, instance: string): Diagnostic[] {
  const length = channelOf(channel, index, 'BreakLength');
  if (length === 'BL_13' || channelOf(channel, index, 'LinNodeType') !== 'MASTER') return [];
  const pointer = `/lin/channels/${index}/settings/BreakLength`;
  const values = { channel: channel.name, instance, length: String(length) };
  return [linProblem('BREAK', pointer, say('PINS-LIN-BREAK/hardware', values), [{ pointer }])];
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
  const subject = { channel: channel.name, instance, baud };
  const { actual, error, isReachable } = baudOf({ clock, baud, overSampling: 16 });
  if (!isReachable) {
    const { min, max } = baudRange(clock, 16);
    const values = { ...subject, clock, min: Math.ceil(min), max: Math.floor(max) };
    return [linProblem('BAUD', pointer, say('PINS-LIN-BAUD/reach', values))];
  }
  if (Math.abs(error) <= TOLERANCE) return [];
  const values = { ...subject, actual: actual.toFixed(1), error: error.toFixed(2), tolerance: TOLERANCE };
  return [linWarning('BAUD', pointer, say('PINS-LIN-BAUD/error', values))];
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
  { name: channel }: LinChannel,
  pointer: string,
  instance: string,
  setting: PeripheralSetting | undefined,
): Diagnostic[] {
  if (setting?.mode !== 'Asynchronous') {
    const said = setting
      ? say('PINS-LIN-HARDWARE/mode', { channel, instance, mode: setting.mode })
      : say('PINS-LIN-HARDWARE/disabled', { channel, instance });
    return [linProblem('HARDWARE', pointer, said)];
  }
  return Object.entries(FRAMING).flatMap(([parameter, wanted]) => {
    const value = setting.parameters?.[parameter];
    if (value === undefined || value === wanted) return [];
    const at = `/peripherals/${instance}/parameters/${parameter}`;
    const said = say('PINS-LIN-FRAMING', { channel, instance, parameter, value, wanted });
    return [linProblem('FRAMING', at, said, [{ pointer: at }])];
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
  const values = { channel: channel.name, rate: String(rate), instance, baud };
  return [linProblem('BAUD', pointer, say('PINS-LIN-BAUD/differs', values), [{ pointer }])];
}
