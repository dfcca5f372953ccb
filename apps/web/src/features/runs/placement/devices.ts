import type { RequestOf } from '@netloom/contract';

export type Device = RequestOf<'place'>['device'];

const SMALL = [
  'tq144',
  'vq100',
  'cb132',
  'qn84',
  'cm121',
  'cm81',
  'cm49',
  'cm36',
  'cb121',
  'cb81',
  'swg16tr',
];
const MIDDLE = ['tq144', 'cb132', 'bg121', 'cm225', 'cm121', 'cm81'];
const LARGE = ['ct256', 'cb132', 'bg121', 'cm225', 'cm121', 'cm81'];

/** The packages that nextpnr-ice40 0.4 accepts for each device. */
export const PACKAGES: Record<Device, readonly string[]> = {
  up5k: ['sg48', 'uwg30'],
  hx1k: SMALL,
  hx4k: MIDDLE,
  hx8k: LARGE,
  lp1k: SMALL,
  lp4k: MIDDLE,
  lp8k: LARGE,
};

/** iCE40 product names, e.g. iCE40UP5K. */
export function deviceName(device: string): string {
  return `iCE40${device.toUpperCase()}`;
}
