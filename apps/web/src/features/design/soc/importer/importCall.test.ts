import { expect, it, vi } from 'vitest';

vi.mock('../../../../api/index.ts', () => ({ callApi: vi.fn() }));
const { definesOf, pathsOf } = await import('./importCall.ts');

it('reads defines with and without values', () => {
  expect(definesOf('SYNTHESIS  WIDTH=8\nEXPR=A==B')).toEqual({ SYNTHESIS: '', WIDTH: '8', EXPR: 'A==B' });
  expect(definesOf('  ')).toEqual({});
});

it('reads include paths apart by spaces, commas or lines', () => {
  expect(pathsOf('include, rtl/common\nvendor;x')).toEqual(['include', 'rtl/common', 'vendor', 'x']);
});
