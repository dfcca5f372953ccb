import type { Diagnostic } from '@netloom/model';
import type { LinChannel } from '../config/configuration.ts';
import { say } from '../wording/sentences.ts';
import { linProblem, linWarning } from './linProblem.ts';
import { problemOf } from './problem.ts';
import { channelField, channelOf } from './values.ts';

/** A short name (AUTOSAR TPS_GenericStructure): becomes part of a C macro and an element's name. */
const SHORT_NAME = /^[A-Za-z][A-Za-z0-9_]*$/;
/** `LinConf_LinChannel_` and the name: C99, 5.2.4.1 tells macros apart by 63 characters. */
const TELLING = 63 - 'LinConf_LinChannel_'.length;

export function checkChannels(channels: readonly LinChannel[]): Diagnostic[] {
  if (channels.length === 0) return [linProblem('CHANNELS', '/lin/channels', say('PINS-LIN-CHANNELS', {}))];
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
    return [linProblem('NAME', pointer, say('PINS-LIN-NAME/form', { name }))];
  }
  const telling = name.slice(0, TELLING).toLowerCase();
  const other = names.get(telling);
  names.set(telling, name);
  if (other === undefined) return [];
  const said =
    name.length > TELLING
      ? say('PINS-LIN-NAME/alike', { name, other, count: TELLING })
      : say('PINS-LIN-NAME/taken', { name, other });
  return [linProblem('NAME', pointer, said)];
}

function checkSettings(channel: LinChannel, index: number): Diagnostic[] {
  return Object.entries(channel.settings ?? {}).flatMap(([name, value]) => {
    const pointer = `/lin/channels/${index}/settings/${name}`;
    const field = channelField(name);
    if (field === undefined) {
      const said = say('PINS-LIN-FIELD/channel', { channel: channel.name, name });
      return [linProblem('FIELD', pointer, said, [{ pointer }])];
    }
    const reason = problemOf(field, value);
    if (reason === undefined) return [];
    const said = say('PINS-LIN-VALUE/channel', { channel: channel.name, reason });
    return [linProblem('VALUE', pointer, said, [{ pointer, value: field.default }])];
  });
}

function checkId(channel: LinChannel, index: number, ids: Map<unknown, string>): Diagnostic[] {
  const id = channelOf(channel, index, 'LinChannelId');
  const other = ids.get(id);
  ids.set(id, channel.name);
  if (other === undefined) return [];
  const said = say('PINS-LIN-ID', { channel: channel.name, id: String(id), other });
  return [linProblem('ID', `/lin/channels/${index}/settings/LinChannelId`, said)];
}

/** What each value may be, but not together. */
function checkMeaning(channel: LinChannel, index: number): Diagnostic[] {
  const at = (name: string) => `/lin/channels/${index}/settings/${name}`;
  const value = (name: string) => channelOf(channel, index, name);
  const found: Diagnostic[] = [];
  const wakes = value('LinChannelWakeupSupport') === true;
  const source = value('LinChannelEcuMWakeupSource');
  if (wakes && source === undefined) {
    const said = say('PINS-LIN-WAKEUP/source', { channel: channel.name });
    found.push(linWarning('WAKEUP', at('LinChannelEcuMWakeupSource'), said));
  }
  if (!wakes && source !== undefined) {
    const said = say('PINS-LIN-WAKEUP/support', { channel: channel.name });
    const edits = [{ pointer: at('LinChannelEcuMWakeupSource') }];
    found.push(linWarning('WAKEUP', at('LinChannelEcuMWakeupSource'), said, edits));
  }
  const bits = Number(String(value('BreakLength')).slice(3));
  if (value('LinNodeType') === 'MASTER' && bits < 13) {
    const said = say('PINS-LIN-BREAK/short', { channel: channel.name, bits });
    const edits = [{ pointer: at('BreakLength') }];
    found.push(linWarning('BREAK', at('BreakLength'), said, edits));
  }
  return found;
}
