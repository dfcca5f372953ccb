import type { Diagnostic } from '@netloom/model';
import type { LinChannel } from '../config/configuration.ts';
import { linProblem, linWarning } from './linProblem.ts';
import { problemOf } from './problem.ts';
import { channelField, channelOf } from './values.ts';

/** A short name (AUTOSAR TPS_GenericStructure): becomes part of a C macro and an element's name. */
const SHORT_NAME = /^[A-Za-z][A-Za-z0-9_]*$/;
/** `LinConf_LinChannel_` and the name: C99, 5.2.4.1 tells macros apart by 63 characters. */
const TELLING = 63 - 'LinConf_LinChannel_'.length;

export function checkChannels(channels: readonly LinChannel[]): Diagnostic[] {
  if (channels.length === 0)
    return [linProblem('CHANNELS', '/lin/channels', 'LIN has no channel; add one, or switch LIN off')];
  const names = new Map<string, string>();
  const ids = new Map<unknown, string>();
  return channels.flatMap((channel, index) => [
    ...checkName(channel.name, index, names),
    ...checkSettings(channel, index),
    ...checkId(channel, index, ids),
    ...checkMeaning(channel, index),
  ]);
}

/** Short names that differ in case alone are the same (TPS_GenericStructure, constr_2508). */
function checkName(name: string, index: number, names: Map<string, string>): Diagnostic[] {
  const pointer = `/lin/channels/${index}/name`;
  if (!SHORT_NAME.test(name)) {
    const message = `the channel's name is "${name}"; give a letter, then letters, digits and _`;
    return [linProblem('NAME', pointer, message)];
  }
  const telling = name.slice(0, TELLING).toLowerCase();
  const other = names.get(telling);
  names.set(telling, name);
  if (other === undefined) return [];
  const why = name.length > TELLING ? ` in its first ${TELLING} characters` : '';
  return [
    linProblem('NAME', pointer, `the channel's name "${name}" is that of "${other}"${why}; give another`),
  ];
}

function checkSettings(channel: LinChannel, index: number): Diagnostic[] {
  return Object.entries(channel.settings ?? {}).flatMap(([name, value]) => {
    const pointer = `/lin/channels/${index}/settings/${name}`;
    const field = channelField(name);
    if (field === undefined) {
      const message = `channel ${channel.name}: LIN channels have no field "${name}"; remove it`;
      return [linProblem('FIELD', pointer, message, [{ pointer }])];
    }
    const problem = problemOf(field, value);
    if (problem === undefined) return [];
    return [
      linProblem('VALUE', pointer, `channel ${channel.name}: ${problem}`, [
        { pointer, value: field.default },
      ]),
    ];
  });
}

function checkId(channel: LinChannel, index: number, ids: Map<unknown, string>): Diagnostic[] {
  const id = channelOf(channel, index, 'LinChannelId');
  const other = ids.get(id);
  ids.set(id, channel.name);
  if (other === undefined) return [];
  const message = `channel ${channel.name}: LinChannelId is ${id} as that of ${other}; give each channel its own`;
  return [linProblem('ID', `/lin/channels/${index}/settings/LinChannelId`, message)];
}

/** What each value may be, but not together. */
function checkMeaning(channel: LinChannel, index: number): Diagnostic[] {
  const at = (name: string) => `/lin/channels/${index}/settings/${name}`;
  const value = (name: string) => channelOf(channel, index, name);
  const found: Diagnostic[] = [];
  const wakes = value('LinChannelWakeupSupport') === true;
  const source = value('LinChannelEcuMWakeupSource');
  if (wakes && source === undefined) {
    const message = `channel ${channel.name} supports wakeup without a LinChannelEcuMWakeupSource: the ECU state manager is not told who woke it; name the source`;
    found.push(linWarning('WAKEUP', at('LinChannelEcuMWakeupSource'), message));
  }
  if (!wakes && source !== undefined) {
    const message = `channel ${channel.name} has a LinChannelEcuMWakeupSource without LinChannelWakeupSupport: it never wakes; switch the support on or remove the source`;
    const edits = [{ pointer: at('LinChannelEcuMWakeupSource') }];
    found.push(linWarning('WAKEUP', at('LinChannelEcuMWakeupSource'), message, edits));
  }
  const bits = Number(String(value('BreakLength')).slice(3));
  if (value('LinNodeType') === 'MASTER' && bits < 13) {
    const message = `channel ${channel.name}: a master's break of ${bits} bits is shorter than the 13 of LIN 2.1, 2.3.1.1: slaves may miss it; choose BL_13 or longer`;
    const edits = [{ pointer: at('BreakLength') }];
    found.push(linWarning('BREAK', at('BreakLength'), message, edits));
  }
  return found;
}
