import { expect, it } from 'vitest';
import { warning } from '../../http/refuse.ts';
import { uncheckable } from './uncheckable.ts';

const fault = { message: 'too long', wording: { key: 'DOC-LENGTH', values: { length: 9 } } };

it('that a document cannot be checked is a sentence, whatever the reason', () => {
  const values = { chip: 'c', path: 'chips/c.chip.json' };
  expect(uncheckable(warning('chip-unknown', { field: 'chip', values }))).toMatchObject({
    code: 'DOC-CHECK',
    message: 'chip: c is not known; import it, so that chips/c.chip.json is there',
    wording: { key: 'DOC-CHECK/chip', values },
  });
  const refused = warning('document-faults', {
    values: { faults: 'too long' },
    data: { diagnostics: [{ code: 'DOC-LENGTH', severity: 'error', ...fault }] },
  });
  expect(uncheckable(refused).wording).toEqual({ key: 'DOC-CHECK', values: { why: fault } });
  expect(uncheckable(new Error('broken'))).toMatchObject({
    message: 'this could not be checked: broken',
    wording: { key: 'DOC-CHECK', values: { why: 'broken' } },
  });
});
