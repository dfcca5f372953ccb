import { expect, it } from 'vitest';
import { windowsHolds } from './windowsName.ts';

it.each(['con', 'NUL.txt', 'com1.sv', 'a:b', 'what?', 'dot.', 'space ', 'a|b', '<x>'])(
  'Windows cannot hold %j',
  (name) => expect(windowsHolds(name)).toBe(false),
);

it.each(['console.sv', 'com10', 'a.b', '.gitignore', 'ü', 'null.v'])('Windows holds %j', (name) =>
  expect(windowsHolds(name)).toBe(true),
);
