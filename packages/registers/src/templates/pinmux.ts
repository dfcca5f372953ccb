import type { RegisterMapText, RegisterNodeText } from '@netloom/model';

type FieldText = NonNullable<Extract<RegisterNodeText, { kind: 'register' }>['fields']>[number];

const lock: RegisterNodeText = {
  kind: 'register',
  name: 'LOCK',
  offset: '0x0',
  description: 'Write 0 to lock the settings until the next reset.',
  fields: [{ name: 'OPEN', lsb: 0, reset: 1, onWrite: 'zeroToClear', hardware: 'none' }],
};

/** A register that can be written while the lock of its group is open. */
function locked(name: string, offset: string, description: string, fields: FieldText[]): RegisterNodeText {
  const gate = { field: 'LOCK.OPEN' };
  return { kind: 'register', name, offset, description, gate, fields };
}

const flag = (name: string, lsb: number, description: string): FieldText => {
  return { name, lsb, reset: 0, description };
};

/** The specification's pin multiplexer: 47 input selects, 16 output selects, 8 wake-up detectors. */
export const PINMUX: RegisterMapText = {
  netloom: 'registers',
  version: 1,
  name: 'pinmux',
  title: 'Pin multiplexer',
  description:
    'Connects the pads with the inputs and outputs of peripherals, and wakes the chip on pad events.',
  parameters: [
    { name: 'INPUTS', value: '47', minimum: '1', description: 'Peripheral inputs' },
    { name: 'OUTPUTS', value: '16', minimum: '1', description: 'Pads with an output select' },
    { name: 'WAKEUPS', value: '8', minimum: '1', maximum: '32', description: 'Wake-up detectors' },
    { name: 'INPUT_WIDTH', value: '$clog2(OUTPUTS+2)', local: true },
    { name: 'OUTPUT_WIDTH', value: '$clog2(INPUTS+3)', local: true },
  ],
  enums: {
    SLEEP: {
      values: [
        { name: 'DRIVE_LOW', value: 0 },
        { name: 'DRIVE_HIGH', value: 1 },
        { name: 'HIGH_Z', value: 2 },
        { name: 'KEEP', value: 3, description: 'The level at the time of falling asleep' },
      ],
    },
    WAKEUP: {
      values: [
        { name: 'RISE', value: 0 },
        { name: 'FALL', value: 1 },
        { name: 'EITHER', value: 2 },
        { name: 'HIGH_PULSE', value: 3, description: 'High for as long as the threshold says' },
        { name: 'LOW_PULSE', value: 4, description: 'Low for as long as the threshold says' },
      ],
    },
  },
  children: [
    {
      kind: 'group',
      name: 'INPUT',
      offset: '0x0',
      array: { count: ['INPUTS'], stride: '0x8' },
      description: 'One for each peripheral input.',
      children: [
        lock,
        locked('SELECT', '0x4', 'Source: 0 constant low, 1 constant high, from 2 on the pads.', [
          { name: 'SOURCE', lsb: 0, width: 'INPUT_WIDTH', reset: 0 },
        ]),
      ],
    },
    {
      kind: 'group',
      name: 'OUTPUT',
      offset: '8*INPUTS',
      array: { count: ['OUTPUTS'], stride: '0x10' },
      description: 'One for each pad.',
      children: [
        lock,
        locked(
          'SELECT',
          '0x4',
          'Source: 0 low, 1 high, 2 high impedance, from 3 on the peripheral outputs.',
          [{ name: 'SOURCE', lsb: 0, width: 'OUTPUT_WIDTH', reset: 2 }],
        ),
        locked('SLEEP', '0x8', 'What the pad does while the chip sleeps.', [
          flag('ENABLE', 0, 'Take the mode over when the chip falls asleep'),
          { name: 'MODE', lsb: 1, width: 2, reset: 2, enum: 'SLEEP' },
        ]),
        locked('PAD', '0xC', 'Electrical attributes of the pad.', [
          flag('INVERT', 0, 'Invert input and output'),
          flag('OPEN_DRAIN', 1, 'Drive low only'),
          flag('PULL', 2, 'Pull resistor on'),
          flag('PULL_UP', 3, 'Pull up instead of down'),
          flag('SCHMITT', 4, 'Schmitt trigger on'),
          { name: 'SLEW', lsb: 8, width: 2, reset: 0 },
          { name: 'DRIVE', lsb: 12, width: 4, reset: 0 },
        ]),
      ],
    },
    {
      kind: 'group',
      name: 'WAKEUP',
      offset: '8*INPUTS+16*OUTPUTS',
      array: { count: ['WAKEUPS'], stride: '0x10' },
      description: 'One for each wake-up detector.',
      children: [
        lock,
        locked('CONTROL', '0x4', 'What wakes the chip.', [
          flag('ENABLE', 0, 'Detector on'),
          { name: 'MODE', lsb: 1, width: 3, reset: 0, enum: 'WAKEUP' },
          flag('FILTER', 4, 'Pass the pad through a filter of four clocks first'),
        ]),
        locked('THRESHOLD', '0x8', 'Always-on clocks that a pulse must last.', [
          { name: 'CLOCKS', lsb: 0, width: 8, reset: 0 },
        ]),
        locked(
          'PAD',
          '0xC',
          'The pad that is watched: 0 constant low, 1 constant high, from 2 on the pads.',
          [{ name: 'SOURCE', lsb: 0, width: 'INPUT_WIDTH', reset: 0 }],
        ),
      ],
    },
    {
      kind: 'register',
      name: 'WAKEUP_CAUSE',
      offset: '8*INPUTS+16*OUTPUTS+16*WAKEUPS',
      description: 'Detectors that have woken the chip; write 0 to clear.',
      fields: [
        {
          name: 'DETECTORS',
          lsb: 0,
          width: 'WAKEUPS',
          reset: 0,
          onWrite: 'zeroToClear',
          hardwareSet: true,
          precedence: 'hardware',
        },
      ],
    },
  ],
};
