import type { Worded } from '@netloom/model';
import { childOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { LinChannel } from '../../config/configuration.ts';
import { CHANNEL_FIELDS } from '../channelFields.ts';
import type { LinContainer, LinField, LinValue } from '../field.ts';
import { GENERAL_FIELDS } from '../generalFields.ts';
import type { LinConfiguration } from '../values.ts';
import { say } from '../../wording/sentences.ts';
import { containersOf, definitionOf } from './choices.ts';
import type { Choice } from './choices.ts';
import type { Reading } from './reading.ts';
import { readValue } from './readValue.ts';

/** What a configuration holds at most. */
const MOST_CHANNELS = 64;
const LONGEST_NAME = 64;

type Settings = Record<string, LinValue>;

/** The module's values; what equals its default is not stored. */
export function readModule({ module, globalConfig }: Choice, reading: Reading): LinConfiguration {
  const general: Settings = {};
  const channels: LinChannel[] = [];
  const seen = new Set<string>();
  const readContainer = (container: XmlElement) => {
    const name = definitionOf(container) ?? '';
    if (name === 'LinGlobalConfig' && container !== globalConfig)
      return reading.skipAll(container, say('arxml/other-config', {}));
    if (name === 'LinChannel') return readChannel(container, channels, reading);
    if (isGeneral(name)) readSettings(container, fieldsOf(name), general, seen, reading);
    else if (name === 'LinGlobalConfig') readSettings(container, [], general, new Set(), reading);
    else return reading.skipAll(container, noContainer(name));
    containersOf(container, 'SUB-CONTAINERS').forEach(readContainer);
  };
  containersOf(module, 'CONTAINERS').forEach(readContainer);
  for (const { name, fixed } of GENERAL_FIELDS) if (!seen.has(name) && !fixed) reading.absent.push(name);
  return { ...(Object.keys(general).length > 0 && { general }), channels };
}

function noContainer(name: string): Worded {
  return name === '' ? say('arxml/unnamed-container', {}) : say('arxml/container', { name });
}

function isGeneral(name: string): name is Exclude<LinContainer, 'LinChannel'> {
  return GENERAL_FIELDS.some(({ container }) => container === name);
}

function fieldsOf(container: LinContainer): LinField[] {
  return GENERAL_FIELDS.filter((field) => field.container === container);
}

function readChannel(container: XmlElement, channels: LinChannel[], reading: Reading): void {
  const name = textOf(container, 'SHORT-NAME') ?? '';
  const problem = channelProblem(name, channels);
  if (problem !== undefined) {
    reading.warn(container, say('arxml/channel-not-read', { name: name.slice(0, 80), reason: problem }));
    return reading.skipAll(container, problem);
  }
  const settings: Settings = {};
  const seen = new Set<string>();
  readSettings(container, CHANNEL_FIELDS, settings, seen, reading);
  if (settings['LinChannelId'] === channels.length) delete settings['LinChannelId'];
  for (const field of CHANNEL_FIELDS) if (!seen.has(field.name)) reading.absent.push(`${name}/${field.name}`);
  channels.push({ name, ...(Object.keys(settings).length > 0 && { settings }) });
  for (const inside of containersOf(container, 'SUB-CONTAINERS'))
    reading.skipAll(inside, notInChannel(definitionOf(inside)));
}

function notInChannel(name: string | undefined): Worded {
  return name === undefined
    ? say('arxml/unnamed-channel-container', {})
    : say('arxml/channel-container', { name });
}

/** Variants of one channel share its short name: the first one is read. */
function channelProblem(name: string, channels: readonly LinChannel[]): Worded | undefined {
  if (name === '') return say('arxml/no-name', {});
  if (name.length > LONGEST_NAME) return say('arxml/long-name', { most: LONGEST_NAME });
  if (channels.length >= MOST_CHANNELS) return say('arxml/channels', { most: MOST_CHANNELS });
  if (channels.some((other) => other.name === name)) return say('arxml/read-before', {});
  return undefined;
}

function readSettings(
  container: XmlElement,
  fields: readonly LinField[],
  settings: Settings,
  seen: Set<string>,
  reading: Reading,
): void {
  const lists = [childOf(container, 'PARAMETER-VALUES'), childOf(container, 'REFERENCE-VALUES')];
  for (const element of lists.flatMap((list) => list?.children ?? [])) {
    const definition = definitionOf(element);
    const field = fields.find(
      ({ name, aliases }) => name === definition || aliases?.includes(definition ?? ''),
    );
    if (field === undefined) reading.skip(element, unknown(definition));
    else if (seen.has(field.name)) reading.skip(element, say('arxml/variant', { name: field.name }));
    else {
      const value = readValue(element, field, reading);
      if (value === undefined) continue;
      seen.add(field.name);
      reading.read++;
      if (value !== field.default) settings[field.name] = value;
    }
  }
}

function unknown(definition: string | undefined): Worded {
  return definition === undefined ? say('arxml/no-definition', {}) : say('arxml/unknown', {});
}
