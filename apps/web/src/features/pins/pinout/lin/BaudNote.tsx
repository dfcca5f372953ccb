import { CHANNEL_FIELDS, baudOf, channelValue } from '@netloom/pins';
import type { LinChannel } from '@netloom/pins';
import { useTranslation } from 'react-i18next';
import { useClockOf } from './linView.ts';

const BAUD = CHANNEL_FIELDS.find(({ name }) => name === 'LinChannelBaudRate')!;

/** What the channel's peripheral makes of its bit rate: clock, real rate and error. */
export function BaudNote({ channel }: { channel: LinChannel }) {
  const { t, i18n } = useTranslation('pinLin');
  const clockOf = useClockOf();
  const instance = channel.settings?.['LinHwChannel'];
  const clock = instance === undefined ? undefined : clockOf(String(instance));
  const baud = Number(channelValue(channel, 0, BAUD));
  if (clock === undefined || !(baud > 0)) return null;
  const { actual, error, isReachable } = baudOf({ clock, baud, overSampling: 16 });
  if (!isReachable) return null;
  const number = (value: number, digits: number) =>
    value.toLocaleString(i18n.language, { maximumFractionDigits: digits });
  return (
    <small className="nl-pins-lin-note">
      {t('baud', { clock: number(clock / 1e6, 3), actual: number(actual, 1), error: number(error, 3) })}
    </small>
  );
}
