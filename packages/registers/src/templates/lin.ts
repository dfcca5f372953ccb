import type { RegisterMapText } from '@netloom/model';

const BREAK_LENGTHS = Array.from({ length: 7 }, (_, index) => ({ name: `BL_${10 + index}`, value: index }));

/** The specification's LIN channel configuration with its defaults. */
export const LIN: RegisterMapText = {
  netloom: 'registers',
  version: 1,
  name: 'lin',
  title: 'LIN channels',
  description: 'Configuration of LIN channels after AUTOSAR 4.2.2.',
  parameters: [{ name: 'CHANNELS', value: '3', minimum: '1', maximum: '32', description: 'LIN channels' }],
  enums: { BREAK_LENGTH: { description: 'Dominant bits of a break', values: BREAK_LENGTHS } },
  children: [
    {
      kind: 'register',
      name: 'IDENTIFICATION',
      offset: '0x0',
      fields: [
        { name: 'VENDOR_ID', lsb: 0, width: 16, software: 'r', hardware: 'none', reset: 43 },
        { name: 'MODULE_ID', lsb: 16, width: 16, software: 'r', hardware: 'none', reset: 82 },
      ],
    },
    {
      kind: 'register',
      name: 'VERSION',
      offset: '0x4',
      fields: [
        { name: 'PATCH', lsb: 0, width: 8, software: 'r', hardware: 'none', reset: 2 },
        { name: 'MINOR', lsb: 8, width: 8, software: 'r', hardware: 'none', reset: 2 },
        { name: 'MAJOR', lsb: 16, width: 8, software: 'r', hardware: 'none', reset: 4 },
      ],
    },
    {
      kind: 'group',
      name: 'CHANNEL',
      offset: '0x10',
      array: { count: ['CHANNELS'], stride: '0x10' },
      children: [
        {
          kind: 'register',
          name: 'BAUD_RATE',
          offset: '0x0',
          fields: [{ name: 'BAUD', lsb: 0, width: 20, reset: 9600, description: 'Bits a second' }],
        },
        {
          kind: 'register',
          name: 'BREAK',
          offset: '0x4',
          fields: [{ name: 'LENGTH', lsb: 0, width: 3, reset: 3, enum: 'BREAK_LENGTH' }],
        },
        {
          kind: 'register',
          name: 'TIMEOUT',
          offset: '0x8',
          fields: [{ name: 'DURATION', lsb: 0, width: 16, reset: 65535 }],
        },
      ],
    },
  ],
};
