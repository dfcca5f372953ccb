import { PRESETS, softwareFor } from '@netloom/core';
import { expect, it } from 'vitest';
import en from '../../../locales/en/software.json' with { type: 'json' };

it('every piece of the basic software has its texts', () => {
  const ids = softwareFor(PRESETS.micro).map(({ id }) => id);
  expect(Object.keys(en.piece).sort()).toEqual(ids.sort());
});
