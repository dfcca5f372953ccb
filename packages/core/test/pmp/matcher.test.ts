import { expect, test } from 'vitest';
import { coreOf, verdict } from './verdict.ts';

test('an entry permits what the specification says, in any state, for any word', async () => {
  expect(await verdict(coreOf(1, 4, false))).toBe('proved');
});

test.each([
  [
    'a region is twice as large',
    "address_shown ^ (address_shown + 32'd1)",
    "address_shown ^ (address_shown + 32'd2)",
  ],
  ['user mode has what no entry matches', "fetch_match == '0 && !user_mode", "fetch_match == '0"],
])('%s: seen', async (_, sound, wrong) => {
  const seen = await verdict(coreOf(1, 4, false), (text) => text.replace(sound, wrong));
  expect(seen).toBe('refuted');
});
