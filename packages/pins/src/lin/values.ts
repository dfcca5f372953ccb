import type { LinChannel, PinConfiguration } from '../config/configuration.ts';
import { CHANNEL_FIELDS } from './channelFields.ts';
import type { LinField, LinValue } from './field.ts';
import { GENERAL_FIELDS } from './generalFields.ts';

export type LinConfiguration = NonNullable<PinConfiguration['lin']>;

/** A new LIN configuration: three channels, everything at its default. */
export function linDefaults(): LinConfiguration {
  return { channels: [0, 1, 2].map((index) => ({ name: `LinChannel_${index}` })) };
}

/** Value of a field of the module: set or default; undefined when it may be missing and is. */
export function generalValue(lin: LinConfiguration, field: LinField): LinValue | undefined {
  return field.fixed ? field.default : (lin.general?.[field.name] ?? field.default);
}

/** Value of a field of the channel at `index`: set or default. A channel that has no id is numbered by its place. */
export function channelValue(channel: LinChannel, index: number, field: LinField): LinValue | undefined {
  return channel.settings?.[field.name] ?? (field.name === 'LinChannelId' ? index : field.default);
}

export function generalField(name: string): LinField | undefined {
  return GENERAL_FIELDS.find((field) => field.name === name);
}

export function channelField(name: string): LinField | undefined {
  return CHANNEL_FIELDS.find((field) => field.name === name);
}

/** Value of a field of the module that always has one. */
export function generalOf(lin: LinConfiguration, name: string): LinValue {
  return generalValue(lin, generalField(name)!)!;
}

/** Value of a field of a channel; undefined when it may be missing and is. */
export function channelOf(channel: LinChannel, index: number, name: string): LinValue | undefined {
  return channelValue(channel, index, channelField(name)!);
}

/** Last part of a reference's path: the short name of what it leads to. */
export function shortNameOf(path: LinValue): string {
  return String(path).split('/').at(-1)!;
}
