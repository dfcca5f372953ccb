import { expect, it } from 'vitest';
import { noteServerTime, serverNow } from './serverClock.ts';

const SECOND = 'Wed, 04 Mar 2026 10:00:07 GMT';
const AT = Date.parse(SECOND);

it('follows the server’s clock by what its replies can mean, and no further', () => {
  noteServerTime(null, 0, 0);
  noteServerTime('soon', 0, 0);
  // A clock that is right: the reply may have come at any time within its second.
  noteServerTime(SECOND, AT + 400, AT + 900);
  expect(serverNow(AT)).toBe(AT);
  // One that is five minutes slow, told within 40 ms: the server is between 299 960 and 301 000 ms ahead.
  noteServerTime(SECOND, AT - 300_000, AT - 299_960);
  expect(serverNow(AT)).toBe(AT + 299_960);
  // A later reply narrows it.
  noteServerTime(SECOND, AT - 300_700, AT - 300_600);
  expect(serverNow(AT)).toBe(AT + 300_600);
  // It was set right meanwhile.
  noteServerTime(SECOND, AT + 300, AT + 350);
  expect(serverNow(AT)).toBe(AT + 700);
});
