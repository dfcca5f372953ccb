import type { CrossbarSpec } from './spec.ts';

/** A signal within a payload of the crossbar's core: from where, and how many bits, as text. */
export interface Field {
  signal: string;
  at: string;
  bits: string;
}

const fixed = (bits: number) => String(bits);

/** The signals of a channel that the core passes on, the first in the lowest bits, with the names of their places. */
const FIELDS = {
  a: [
    ['len', fixed(8)],
    ['qos', fixed(4)],
    ['addr', 'AW'],
    ['size', fixed(3)],
    ['burst', fixed(2)],
    ['lock', fixed(1)],
    ['cache', fixed(4)],
    ['prot', fixed(3)],
    ['region', fixed(4)],
    ['user', 'UW'],
  ],
  w: [
    ['last', fixed(1)],
    ['strb', 'SW'],
    ['data', 'DW'],
    ['user', 'UW'],
  ],
  b: [
    ['resp', fixed(2)],
    ['user', 'UW'],
  ],
  r: [
    ['last', fixed(1)],
    ['resp', fixed(2)],
    ['data', 'DW'],
    ['user', 'UW'],
  ],
} as const;

export type Channel = 'aw' | 'w' | 'b' | 'ar' | 'r';

const groupOf = (channel: Channel) => (channel === 'aw' || channel === 'ar' ? 'a' : channel);

/** The parameter with the bits of a channel's payload, e.g. AP. */
export const payloadBits = (channel: Channel) => `${groupOf(channel).toUpperCase()}P`;

/** The fields of a channel; those of user signals only where there are any. */
export function fieldsOf(channel: Channel, { options }: Pick<CrossbarSpec, 'options'>): Field[] {
  const group = groupOf(channel);
  const rows = FIELDS[group].filter(([signal]) => signal !== 'user' || options.USER_WIDTH > 0);
  return rows.map(([signal, bits]) => ({ signal, bits, at: `${group}_${signal}`.toUpperCase() }));
}

/** Where the fields of each payload begin, and how long it is: values of local parameters. */
export function placesOf(spec: Pick<CrossbarSpec, 'options'>): [name: string, value: string][] {
  return (['aw', 'w', 'b', 'r'] as const).flatMap((channel) => {
    const rows: [string, string][] = [];
    let end = '0';
    for (const { at, bits } of fieldsOf(channel, spec)) {
      rows.push([at, end]);
      end = `${at} + ${bits}`;
    }
    return [...rows, [payloadBits(channel), end] as [string, string]];
  });
}
