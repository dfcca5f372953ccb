import { describe, expect, it } from 'vitest';
import { redirectTarget } from './redirectTarget.ts';

describe('redirectTarget', () => {
  it('keeps a path of this site with its query', () => {
    expect(redirectTarget('/charts/simulation?run=1#log')).toBe('/charts/simulation?run=1#log');
  });

  it.each([
    null,
    '',
    'https://example.org/',
    '//example.org/x',
    '/\\example.org',
    '/login?redirect=/',
    'charts',
  ])('goes home for %s', (redirect) => {
    expect(redirectTarget(redirect)).toBe('/');
  });
});
