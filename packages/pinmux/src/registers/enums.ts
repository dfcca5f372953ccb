import type { RegisterMapText } from '@netloom/model';
import { inputCode, isOutput, muxedPads, muxedSignals, OUT, outputCode, padsOf, wordOf } from '../codes.ts';
import type { Pinmux } from '../document/pinmux.ts';

type Enums = NonNullable<RegisterMapText['enums']>;

const LEVELS = [
  { name: 'LOW', value: 0, description: 'Constant low' },
  { name: 'HIGH', value: 1, description: 'Constant high' },
];

/** What a pad does while it sleeps. */
export const SLEEP_MODE = { LOW: 0, HIGH: 1, HIGH_Z: 2, KEEP: 3 } as const;

/** What a detector waits for. */
export const WAKE_MODE = { RISE: 0, FALL: 1, EITHER: 2, HIGH_PULSE: 3, LOW_PULSE: 4 } as const;

const valuesOf = (modes: Readonly<Record<string, number>>) =>
  Object.entries(modes).map(([name, value]) => ({ name, value }));

/** The values of selects by name, those that no register of the multiplexer has left out. */
export function enumsOf(pinmux: Pinmux): Enums {
  const outputs = muxedSignals(pinmux).filter(isOutput);
  return {
    SOURCE: {
      description: 'Where an input of a peripheral, or a detector, listens.',
      values: [
        ...LEVELS,
        ...padsOf(pinmux).map((pad) => ({ name: pad.name.toUpperCase(), value: inputCode(pad) })),
      ],
    },
    ...(muxedPads(pinmux).length > 0 && {
      DRIVER: {
        description: 'What a pad carries.',
        values: [
          { name: 'DRIVE_LOW', value: OUT.low, description: 'Constant low' },
          { name: 'DRIVE_HIGH', value: OUT.high, description: 'Constant high' },
          { name: 'HIGH_IMPEDANCE', value: OUT.highZ, description: 'Nothing; inputs may listen' },
          ...outputs.map((signal) => ({
            name: wordOf(signal.name).toUpperCase(),
            value: outputCode(signal),
          })),
        ],
      },
    }),
    ...(padsOf(pinmux).length > 0 && { SLEEP_MODE: { values: valuesOf(SLEEP_MODE) } }),
    ...(pinmux.detectors > 0 && { WAKE_MODE: { values: valuesOf(WAKE_MODE) } }),
  };
}
