import { RegisterMap } from '@netloom/model';
import type { RegisterMapText } from '@netloom/model';
import { checkRegisters } from '@netloom/registers';
import { expect, test } from 'vitest';

const memory = (more: object = {}) =>
  ({ kind: 'memory', name: 'RAM', offset: 0, entries: 16, ...more }) as const;
const register = (more: object = {}) => ({ kind: 'register', name: 'R', offset: 0, ...more }) as const;

/** Each message names what is asked for and what there is. */
const REFUSED: [what: string, map: Partial<RegisterMapText>, expected: string][] = [
  [
    'a memory larger than the map',
    { size: 32, children: [memory()] },
    'REG-SIZE RAM ends at 0x40, beyond the 0x20 bytes of placed',
  ],
  [
    'a memory that begins in the map and ends behind it',
    { size: 0x60, children: [memory({ offset: 0x40 })] },
    'REG-SIZE RAM ends at 0x80, beyond the 0x60 bytes of placed',
  ],
  [
    'copies of a memory larger than the map',
    { size: 0x80, children: [memory({ array: { count: [3] } })] },
    'REG-SIZE RAM ends at 0xC0, beyond the 0x80 bytes of placed',
  ],
  [
    'a memory larger than its group',
    { children: [{ kind: 'group', name: 'G', offset: 0x40, size: 16, children: [memory()] }] },
    'REG-SIZE G.RAM ends at 0x40, beyond the 0x10 bytes of G',
  ],
  [
    'a memory larger than what the bus reaches',
    { bus: { addressWidth: 5 }, children: [memory()] },
    'REG-SIZE 5 address bits do not reach the 0x40 bytes of the map',
  ],
  [
    'a memory whose size follows a parameter',
    { size: 32, parameters: [{ name: 'N', value: '9' }], children: [memory({ entries: 'N' })] },
    'REG-SIZE RAM ends at 0x24, beyond the 0x20 bytes of placed',
  ],
  [
    'a register between two words',
    { children: [register({ offset: 6 })] },
    'REG-ALIGNMENT R at 0x6 is not at a multiple of 4 bytes',
  ],
  [
    'a wide register at a multiple of the bus alone',
    { children: [register({ offset: 4, width: 64 })] },
    'REG-ALIGNMENT R at 0x4 is not at a multiple of 8 bytes',
  ],
  [
    'a narrow register between its units',
    { children: [register({ offset: 1, width: 16 })] },
    'REG-ALIGNMENT R at 0x1 is not at a multiple of 2 bytes',
  ],
  [
    'a memory between its words',
    { children: [memory({ offset: 2 })] },
    'REG-ALIGNMENT RAM at 0x2 is not at a multiple of 4 bytes',
  ],
  [
    'a group between words',
    { children: [{ kind: 'group', name: 'G', offset: 2, children: [register()] }] },
    'REG-ALIGNMENT G at 0x2 is not at a multiple of 4 bytes',
  ],
  [
    'copies that leave the words',
    { children: [register({ array: { count: [2], stride: 6 } })] },
    'REG-ALIGNMENT R: the stride of 0x6 is no multiple of 4 bytes',
  ],
];

test.each(REFUSED)('%s is refused with both numbers', (_what, text, expected) => {
  const map = RegisterMap.parse({ netloom: 'registers', version: 1, name: 'placed', ...text });
  expect(checkRegisters(map).map(({ code, message }) => `${code} ${message}`)).toContain(expected);
});
