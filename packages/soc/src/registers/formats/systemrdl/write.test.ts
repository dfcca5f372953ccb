import { RegisterMap } from '@netloom/model';
import type { RegisterMapText } from '@netloom/model';
import { elaborate } from '@netloom/soc/registers';
import { expect, test } from 'vitest';
import { writeSystemRdl } from './write/writeSystemRdl.ts';

const MAP: RegisterMapText = {
  netloom: 'registers',
  version: 1,
  name: 'unit',
  parameters: [{ name: 'N', value: '2' }],
  children: [
    { kind: 'register', name: 'reg', offset: 0, fields: [{ name: 'sw', lsb: 0, width: 'N', reset: "'h1" }] },
    {
      kind: 'register',
      name: 'V',
      offset: 4,
      aliasOf: 'reg',
      fields: [{ name: 'sw', lsb: 0, width: 'N', reset: 1, hardware: 'none' }],
    },
    {
      kind: 'register',
      name: 'S',
      offset: 8,
      shadowed: true,
      fields: [{ name: 'F', lsb: 0, width: '$clog2(N)', reset: 0 }],
    },
  ],
};

test('keywords are escaped, parameters stay, and what SystemRDL cannot say is a loss with its place', () => {
  const { files, diagnostics } = writeSystemRdl(elaborate(RegisterMap.parse(MAP)).map);
  const text = String(files[0]!.content);
  expect(files[0]!.path).toBe('unit.rdl');
  expect(text).toContain('addrmap unit #(longint unsigned N = 2) {');
  expect(text).toContain('field { sw = rw; hw = r; } \\sw[N-1:0] = 1;');
  expect(text).toContain('alias \\reg V_alias V @ 4;');
  expect(diagnostics.every(({ code }) => code === 'REG-LOSS')).toBe(true);
  const places = diagnostics.map(({ place }) => (place?.kind === 'document' ? place.pointer : ''));
  expect(places.sort()).toEqual(['/children/1', '/children/2/fields/0/width', '/children/2/shadowed']);
});
