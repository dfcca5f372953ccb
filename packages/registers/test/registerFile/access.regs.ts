import { RegisterMap } from '@netloom/model';
import type { RegisterMapText } from '@netloom/model';

/** One register for each thing that the bench in access_tb.sv tries; addresses there are written by hand. */
export const ACCESS_MAP: RegisterMap = RegisterMap.parse({
  netloom: 'registers',
  version: 1,
  name: 'access',
  bus: { addressWidth: 12 },
  children: [
    {
      kind: 'register',
      name: 'RW',
      offset: 0x00,
      fields: [{ name: 'V', lsb: 0, width: 32, reset: '0x12345678' }],
    },
    {
      kind: 'register',
      name: 'W1C',
      offset: 0x04,
      fields: [{ name: 'V', lsb: 0, width: 8, onWrite: 'oneToClear', reset: '0xFF', hardwareSet: true }],
    },
    {
      kind: 'register',
      name: 'W1S',
      offset: 0x08,
      fields: [{ name: 'V', lsb: 0, width: 8, onWrite: 'oneToSet', reset: 0 }],
    },
    {
      kind: 'register',
      name: 'W1T',
      offset: 0x0c,
      fields: [{ name: 'V', lsb: 4, width: 8, onWrite: 'oneToToggle', reset: '0x0F' }],
    },
    {
      kind: 'register',
      name: 'RC',
      offset: 0x10,
      fields: [
        {
          name: 'V',
          lsb: 0,
          width: 8,
          software: 'r',
          onRead: 'clear',
          hardware: 'w',
          hardwareEnable: 'high',
          reset: '0x5A',
        },
      ],
    },
    {
      kind: 'register',
      name: 'PULSE',
      offset: 0x14,
      fields: [{ name: 'GO', lsb: 3, software: 'w', singlePulse: true, reset: 0 }],
    },
    {
      kind: 'register',
      name: 'ONCE',
      offset: 0x18,
      fields: [{ name: 'V', lsb: 0, width: 16, software: 'rw1', reset: 0, gate: { field: 'ENABLE.E' } }],
    },
    {
      kind: 'register',
      name: 'COUNT',
      offset: 0x1c,
      fields: [
        { name: 'V', lsb: 0, width: 4, reset: 13, counter: { up: { saturate: 14 } } },
        { name: 'W', lsb: 8, width: 4, reset: 15, counter: { up: {} } },
      ],
    },
    {
      kind: 'register',
      name: 'STATUS',
      offset: 0x20,
      fields: [
        {
          name: 'E',
          lsb: 0,
          onWrite: 'oneToClear',
          hardware: 'w',
          reset: 0,
          interrupt: { trigger: 'rising', enable: 'ENABLE.E' },
        },
      ],
    },
    { kind: 'register', name: 'ENABLE', offset: 0x24, fields: [{ name: 'E', lsb: 0, reset: 0 }] },
    {
      kind: 'register',
      name: 'SHADOW',
      offset: 0x28,
      shadowed: true,
      fields: [{ name: 'V', lsb: 0, width: 8, reset: 1 }],
    },
    {
      kind: 'register',
      name: 'ALIAS',
      offset: 0x2c,
      aliasOf: 'W1S',
      fields: [{ name: 'V', lsb: 0, width: 8, onWrite: 'oneToClear' }],
    },
    {
      kind: 'register',
      name: 'COPIES',
      offset: 0x40,
      array: { count: [3], stride: 8 },
      fields: [{ name: 'V', lsb: 0, width: 5, reset: 3 }],
    },
    {
      kind: 'register',
      name: 'LONG',
      offset: 0x60,
      width: 64,
      fields: [{ name: 'V', lsb: 24, width: 16, reset: '0xABCD' }],
    },
    { kind: 'memory', name: 'RAM', offset: 0x80, entries: 16 },
  ],
} satisfies RegisterMapText);
