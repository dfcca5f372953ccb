import { expect, it } from 'vitest';
import { Tickets } from './tickets.ts';

it('opens once, within a minute', () => {
  let now = 0;
  const tickets = new Tickets<string>(() => now);
  const [first, second, third] = ['one', 'two', 'three'].map((resource) => tickets.issue(resource));
  expect(new Set([first, second, third]).size).toBe(3);
  now = 59_999;
  expect([tickets.redeem(first!), tickets.redeem(first!)]).toEqual(['one', undefined]);
  expect(tickets.redeem(`${second}x`)).toBeUndefined();
  now = 60_000;
  expect(tickets.redeem(second!)).toBeUndefined();
  tickets.issue('four');
  expect(tickets.redeem(third!)).toBeUndefined();
});

it('keeps no ticket readable', () => {
  const tickets = new Tickets<string>();
  const ticket = tickets.issue('file');
  const kept = [...(tickets as unknown as { open: Map<string, unknown> }).open];
  expect(JSON.stringify(kept)).not.toContain(ticket);
});
