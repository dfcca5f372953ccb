import type { LinChannel } from '../config/configuration.ts';
import { channelField, generalField } from './values.ts';
import type { LinConfiguration } from './values.ts';
import type { LinField, LinValue } from './field.ts';

type Settings = Record<string, LinValue>;

/** Sets a field of the module; its default, or undefined, is not stored. */
export function setLinGeneral(
  lin: LinConfiguration,
  name: string,
  value: LinValue | undefined,
): LinConfiguration {
  const { general, ...rest } = lin;
  const settings = withValue(general, name, value, generalField(name));
  return settings ? { general: settings, ...rest } : rest;
}

/** Sets a field of the channel at `index`. An id that is the channel's place is not stored. */
export function setLinChannel(
  lin: LinConfiguration,
  index: number,
  name: string,
  value: LinValue | undefined,
): LinConfiguration {
  const stored = name === 'LinChannelId' && value === index ? undefined : value;
  return withChannel(lin, index, ({ name: own, settings }) => {
    const after = withValue(settings, name, stored, channelField(name));
    return after ? { name: own, settings: after } : { name: own };
  });
}

export function renameLinChannel(lin: LinConfiguration, index: number, name: string): LinConfiguration {
  return withChannel(lin, index, (channel) => ({ ...channel, name }));
}

/** A further channel, at its defaults. */
export function addLinChannel(lin: LinConfiguration): LinConfiguration {
  return { ...lin, channels: [...lin.channels, { name: freeName(lin, 'LinChannel_0') }] };
}

/** A copy behind the channel; id and peripheral are the channel's own and not copied. */
export function duplicateLinChannel(lin: LinConfiguration, index: number): LinConfiguration {
  const { name, settings } = lin.channels[index]!;
  const copied = without(without(settings, 'LinChannelId'), 'LinHwChannel');
  const copy = { name: freeName(lin, name), ...(copied && { settings: copied }) };
  return { ...lin, channels: lin.channels.toSpliced(index + 1, 0, copy) };
}

export function removeLinChannel(lin: LinConfiguration, index: number): LinConfiguration {
  return { ...lin, channels: lin.channels.toSpliced(index, 1) };
}

/** Moves a channel to another place; channels without an id of their own are numbered by place. */
export function moveLinChannel(lin: LinConfiguration, from: number, to: number): LinConfiguration {
  const channel = lin.channels[from];
  if (channel === undefined || to < 0 || to >= lin.channels.length) return lin;
  return { ...lin, channels: lin.channels.toSpliced(from, 1).toSpliced(to, 0, channel) };
}

function withChannel(
  lin: LinConfiguration,
  index: number,
  change: (channel: LinChannel) => LinChannel,
): LinConfiguration {
  return { ...lin, channels: lin.channels.map((channel, at) => (at === index ? change(channel) : channel)) };
}

function withValue(
  settings: Settings | undefined,
  name: string,
  value: LinValue | undefined,
  field: LinField | undefined,
): Settings | undefined {
  if (value === undefined || value === field?.default) return without(settings, name);
  return { ...settings, [name]: value };
}

function without(settings: Settings | undefined, name: string): Settings | undefined {
  const others = Object.entries(settings ?? {}).filter(([key]) => key !== name);
  return others.length > 0 ? Object.fromEntries(others) : undefined;
}

/** The name with its number counted up until no channel has it. */
function freeName({ channels }: LinConfiguration, like: string): string {
  const taken = new Set(channels.map(({ name }) => name.toLowerCase()));
  const [, stem = like, digits] = /^(.*?)(\d+)$/.exec(like) ?? [];
  const start = digits === undefined ? `${like.slice(0, 60)}_` : stem.slice(0, 60);
  let number = Number(digits ?? 1);
  while (taken.has(`${start}${number}`.toLowerCase())) number++;
  return `${start}${number}`;
}
