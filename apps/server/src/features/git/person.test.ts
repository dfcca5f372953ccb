import { expect, it } from 'vitest';
import { personOf } from './person.ts';

it('writes a confirmed address, and for any other one that is nobody’s', () => {
  const account = { userId: 7, userName: 'mei', email: 'mei@example.org', emailConfirmed: true };
  expect(personOf(account)).toEqual({ name: 'mei', email: 'mei@example.org' });
  const told = (userName: string) => personOf({ ...account, userName, emailConfirmed: false }).email;
  expect(told('mei.lin')).toBe('7+mei.lin@noreply.netloom.invalid');
  expect(told('王 小明 <boss@firm.example>')).toBe('7+-boss-firm.example-@noreply.netloom.invalid');
});
