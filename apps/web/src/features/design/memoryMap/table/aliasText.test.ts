import { expect, it } from 'vitest';
import { aliasText, readAliases } from './aliasText.ts';

const aliases = [
  { base: '0xA0000000', managers: ['cpu0.m'] },
  { base: '0xB0000000', offset: '0x00004000', size: '0x00001000', description: 'Mailbox' },
];

it('writes aliases and windows as they are read', () => {
  const text = aliasText(aliases);
  expect(text).toBe('0xA0000000, 0xB0000000[0x00004000 +: 0x00001000]');
  expect(readAliases(text, aliases)).toEqual(aliases);
});

it('takes sizes with units and keeps who sees an alias that is moved', () => {
  expect(readAliases('0xC000_0000, 0xB0000000 [16K +: 4 KiB]', aliases)).toEqual([
    { base: '0xC0000000', managers: ['cpu0.m'] },
    { base: '0xB0000000', offset: '0x00004000', size: '0x00001000', description: 'Mailbox' },
  ]);
  expect(readAliases('', aliases)).toEqual([]);
});

it.each(['here', '0x10[', '0x10[4 +: x]', '0x10[]'])('refuses "%s"', (text) => {
  expect(readAliases(text, [])).toBeUndefined();
});
