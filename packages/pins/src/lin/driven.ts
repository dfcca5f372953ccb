import type { LinChannel, PinConfiguration } from '../config/configuration.ts';
import { channelOf } from './values.ts';

/** A LIN channel with its place in the list. */
export interface DrivingChannel {
  channel: LinChannel;
  index: number;
}

/** The channel that a peripheral drives; undefined when it drives none. Of several the first: the others are errors. */
export function channelDrivenBy(
  { lin }: Pick<PinConfiguration, 'lin'>,
  instance: string,
): DrivingChannel | undefined {
  const channels = lin?.channels ?? [];
  const index = channels.findIndex((channel, at) => channelOf(channel, at, 'LinHwChannel') === instance);
  return index < 0 ? undefined : { channel: channels[index]!, index };
}

/** Bit rate of the channel that a peripheral drives, in bit/s: what the peripheral is set to unless it is set itself. */
export function linRateOf(
  configuration: Pick<PinConfiguration, 'lin'>,
  instance: string,
): number | undefined {
  const driven = channelDrivenBy(configuration, instance);
  const rate = driven && channelOf(driven.channel, driven.index, 'LinChannelBaudRate');
  return typeof rate === 'number' ? rate : undefined;
}
