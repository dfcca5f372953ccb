import { expect, it } from 'vitest';
import texts from '../../../../locales/en/core.json' with { type: 'json' };
import { GROUPS, OPTION_ROWS } from './optionTable.ts';

it('every value that an option offers has a name', () => {
  const offered = GROUPS.flatMap((group) => OPTION_ROWS[group]).flatMap(({ control }) =>
    control.kind === 'choice' ? control.values.filter((value) => typeof value === 'string') : [],
  );
  expect(offered).toContain('gshare');
  expect(Object.keys(texts.value)).toEqual(expect.arrayContaining(offered));
});
