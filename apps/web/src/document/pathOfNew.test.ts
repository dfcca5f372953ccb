import { coreKind } from '@netloom/core';
import { drawingKind } from '@netloom/waves/drawing';
import { expect, it } from 'vitest';
import { pathOfNew } from './pathOfNew.ts';

it('is below the folder of its kind, in one of its own', () => {
  expect(pathOfNew(coreKind, 'tiny')).toBe('cores/tiny/tiny.core.json');
});

it('is nothing to ask of a kind without one', () => {
  expect(() => pathOfNew(drawingKind, 'burst')).toThrow('drawing');
});
