import { defineCall } from '@netloom/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isDuplicate } from './duplicateGuard.ts';
import { defaultName, dispositionName } from './fileName.ts';

const call = (path: string, method: 'GET' | 'POST' | 'PUT' = 'POST') =>
  defineCall({ method, path, summary: '', reply: z.null() });
const change = call('/x/change');

describe('isDuplicate', () => {
  it('refuses the same change within a second, and only then', () => {
    expect(isDuplicate(change, '/api/x/change', '{"a":1}', 0)).toBe(false);
    expect(isDuplicate(change, '/api/x/change', '{"a":1}', 999)).toBe(true);
    expect(isDuplicate(change, '/api/x/change', '{"a":1}', 1999)).toBe(false);
    expect(isDuplicate(change, '/api/x/change', '{"a":2}', 2000)).toBe(false);
    expect(isDuplicate(change, '/api/y/change', '{"a":2}', 2001)).toBe(false);
  });

  it('allows doing, undoing and doing again', () => {
    const bodies = ['on', 'off', 'on'];
    expect(bodies.map((body, at) => isDuplicate(change, '/z', body, 10_000 + at))).toEqual(
      bodies.map(() => false),
    );
  });

  it.each([
    ['GET', call('/x/change', 'GET'), 'b'],
    ['a POST that reads', call('/sysUser/findByPage'), 'b'],
    ['a form', change, new FormData()],
    ['more than 5 MB', change, 'x'.repeat(5_242_881)],
  ])('does not look at %s', (_, subject, body) => {
    isDuplicate(subject, '/same', body, 50_000);
    expect(isDuplicate(subject, '/same', body, 50_001)).toBe(false);
  });

  it('looks at 5 MB', () => {
    const body = 'x'.repeat(5_242_880);
    isDuplicate(change, '/big', body, 90_000);
    expect(isDuplicate(change, '/big', body, 90_001)).toBe(true);
  });
});

describe('names of downloads', () => {
  // Examples of RFC 6266, section 5.
  it.each([
    ['Attachment; filename=example.html', 'example.html'],
    [`attachment; filename="EURO rates"; filename*=utf-8''%e2%82%ac%20rates`, '€ rates'],
    [`attachment; filename*=UTF-8'en'%C2%A3%20rates.csv`, '£ rates.csv'],
    ['inline; filename="a \\"b\\".txt"', 'a "b".txt'],
    ['attachment', null],
    [null, null],
  ])('%s', (header, name) => expect(dispositionName(header)).toBe(name));

  it('have the defaults of the specification', () => {
    expect(defaultName('application/zip')).toBe('file');
    expect(defaultName('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')).toBe(
      'excel-list.xlsx',
    );
  });
});
