import { describe, expect, it } from 'vitest';
import { fieldProblems } from './fieldProblems.ts';

describe('fieldProblems', () => {
  it('takes the list of issues', () => {
    const issues = [{ path: 'body.userName', message: 'is taken' }];
    expect(fieldProblems({ msg: 'body.userName: is taken', data: { issues } })).toEqual([
      { field: 'userName', text: 'is taken' },
    ]);
  });

  it('takes the name at the beginning of a text', () => {
    expect(fieldProblems({ msg: 'gitAddress: there is no host a:b; look', data: null })).toEqual([
      { field: 'gitAddress', text: 'there is no host a:b; look' },
    ]);
  });

  it('finds none in a text about the whole', () => {
    expect(fieldProblems({ msg: 'Too many attempts: wait', data: { captcha: true } })).toEqual([]);
  });
});
