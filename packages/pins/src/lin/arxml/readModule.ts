import { childOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { LinChannel } from '../../config/configuration.ts';
import { CHANNEL_FIELDS } from '../channelFields.ts';
import type { LinContainer, LinField, LinValue } from '../field.ts';
import { GENERAL_FIELDS } from '../generalFields.ts';
import type { LinConfiguration } from '../values.ts';
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
      return reading.skipAll(container, 'another configuration of the module');
    if (name === 'LinChannel') return readChannel(container, channels, reading);
    if (isGeneral(name)) readSettings(container, fieldsOf(name), general, seen, reading);
    else if (name === 'LinGlobalConfig') readSettings(container, [], general, new Set(), reading);
    else return reading.skipAll(container, `the LIN driver has no container ${name || 'without definition'}`);
    containersOf(container, 'SUB-CONTAINERS').forEach(readContainer);
  };
  containersOf(module, 'CONTAINERS').forEach(readContainer);
  for (const { name, fixed } of GENERAL_FIELDS) if (!seen.has(name) && !fixed) reading.absent.push(name);
  return { ...(Object.keys(general).length > 0 && { general }), channels };
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
    reading.warn(container, `channel "${name.slice(0, 80)}" is not read: ${problem}`);
    return reading.skipAll(container, problem);
  }
  const settings: Settings = {};
  const seen = new Set<string>();
  readSettings(container, CHANNEL_FIELDS, settings, seen, reading);
  if (settings['LinChannelId'] === channels.length) delete settings['LinChannelId'];
  for (const field of CHANNEL_FIELDS) if (!seen.has(field.name)) reading.absent.push(`${name}/${field.name}`);
  channels.push({ name, ...(Object.keys(settings).length > 0 && { settings }) });
  for (const inside of containersOf(container, 'SUB-CONTAINERS'))
    reading.skipAll(inside, `a LIN channel has no container ${definitionOf(inside) ?? 'without definition'}`);
}

/** Variants of one channel share its short name: the first one is read. */
function channelProblem(name: string, channels: readonly LinChannel[]): string | undefined {
  if (name === '') return 'it has no SHORT-NAME';
  if (name.length > LONGEST_NAME) return `its name is longer than ${LONGEST_NAME} characters`;
  if (channels.length >= MOST_CHANNELS) return `a configuration holds at most ${MOST_CHANNELS} channels`;
  if (channels.some((other) => other.name === name)) return 'a channel of this name was read before';
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
    else if (seen.has(field.name))
      reading.skip(element, `a further value of ${field.name}, of another variant`);
    else {
      const value = readValue(element, field, reading);
      if (value === undefined) continue;
      seen.add(field.name);
      reading.read++;
      if (value !== field.default) settings[field.name] = value;
    }
  }
}

function unknown(definition: string | undefined): string {
  return definition === undefined
    ? 'it has no DEFINITION-REF'
    : 'no parameter of the LIN driver of AUTOSAR 4.2.2 and no extension that this tool knows';
}
