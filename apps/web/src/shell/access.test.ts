import { describe, expect, it } from 'vitest';
import { redirectOf, refreshedPath } from './access.ts';
import type { MenuNode } from './menuTree.ts';

const node = (path: string, hidden = false): MenuNode => ({
  id: 1,
  titleKey: '',
  title: '',
  icon: '',
  path,
  screen: null,
  url: null,
  hidden,
  affix: false,
  children: [],
});
const tree = [node('/profile/index', true), node('/charts/keyboard')];

describe('redirectOf', () => {
  it.each([
    ['/charts/keyboard', true, null],
    ['/', true, '/charts/keyboard'],
    ['/', false, '/profile/index'],
    ['/dashboard', true, '/charts/keyboard'],
    ['/dashboard', false, '/profile/index'],
    ['/RTL/edit', true, '/error/401?path=%2FRTL%2Fedit'],
    ['/nowhere', true, '/error/404'],
    ['/nowhere', false, '/error/404'],
    ['/404', false, null],
    ['/error/401', false, null],
    ['/error/404', false, null],
  ])('%s (first: %s) leads to %s', (path, first, target) => {
    expect(redirectOf(path, tree, first)).toBe(target);
  });

  it('leads who may see nothing to the page that says so', () => {
    expect(redirectOf('/dashboard', [], true)).toBe('/error/404');
    expect(redirectOf('/dashboard', [], false)).toBe('/error/404');
  });
});

it('refreshes what stands behind /redirect', () => {
  expect(refreshedPath('/redirect/charts/keyboard')).toBe('/charts/keyboard');
  expect(refreshedPath('/redirected')).toBeNull();
});
