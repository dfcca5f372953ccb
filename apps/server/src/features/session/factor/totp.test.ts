import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Authenticator, bytesOfBase32 } from '../../../../test/authenticator.ts';
import { base32 } from './base32.ts';
import { newRecoveryCodes, recoveryHash } from './recoveryCodes.ts';
import { hotp, stepAt, stepsOf } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');

/** RFC 4226, Appendix D. */
const HOTP = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' ');

/** RFC 6238, Appendix B, SHA-1: seconds, and the eight digits whose last six are ours. */
const TOTP: [number, string][] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
];

it('one-time passwords by counter are those of RFC 4226', () => {
  expect(HOTP.map((_, counter) => hotp(SECRET, counter))).toEqual(HOTP);
});

describe('one-time passwords by time', () => {
  it.each(TOTP)('at %i s are those of RFC 6238', (seconds, code) => {
    const step = stepAt(seconds * 1000);
    expect(hotp(SECRET, step)).toBe(code.slice(-6));
    expect(stepsOf(SECRET, code.slice(-6), seconds * 1000)).toEqual([step]);
  });

  it('are taken one step to either side, and no further', () => {
    const [seconds, eight] = TOTP[3]!;
    const code = eight.slice(-6);
    const step = stepAt(seconds * 1000);
    const within = [-60, -31, -30, 0, 30, 60].map((away) => stepsOf(SECRET, code, (seconds + away) * 1000));
    // 1234567890 is the first second of its step.
    expect(within).toEqual([[], [], [step], [step], [step], []]);
  });

  it.each(['', '28708', '2870821', '94287082', '٢٨٧٠٨٢', 'abcdef'])('are not %j', (code) => {
    expect(stepsOf(SECRET, code, 59_000)).toEqual([]);
  });

  it('are those that the tests’ authenticator shows, and another tool where there is one', async () => {
    const uri = `otpauth://totp/x?secret=${base32(SECRET)}&algorithm=SHA1&digits=8&period=30`;
    const shown = await new Authenticator(uri).code(-stepAt(Date.now()) + stepAt(59_000));
    expect(shown).toBe('94287082');
    if (!existsSync('/usr/bin/oathtool')) return;
    const given = ['--totp', '--now=@1234567890', '--digits=6', SECRET.toString('hex')];
    expect(execFileSync('/usr/bin/oathtool', given, { encoding: 'utf8' }).trim()).toBe('005924');
  });
});

/** RFC 4648, section 10, without the padding. */
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is %j in Base32', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
  expect(Buffer.from(bytesOfBase32(encoded)).toString()).toBe(text);
});

it('recovery codes are ten, differ, and are known however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
  const [code] = codes as [string];
  expect(recoveryHash(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(recoveryHash(code));
  expect(recoveryHash(code)).not.toContain(code);
  expect(recoveryHash('123456')).toBeUndefined();
});
