import { expect, it } from 'vitest';
import { isShortcut } from './shortcut.ts';

const press = (key: string, held: string[] = []) => ({
  key,
  ctrlKey: held.includes('Ctrl'),
  metaKey: false,
  shiftKey: held.includes('Shift'),
  altKey: held.includes('Alt'),
});

it('tells shortcuts with and without Alt and Shift apart', () => {
  expect(isShortcut(press('ArrowDown'), 'ArrowDown')).toBe(true);
  expect(isShortcut(press('ArrowDown', ['Alt']), 'ArrowDown')).toBe(false);
  expect(isShortcut(press('ArrowDown', ['Alt']), 'Alt+ArrowDown')).toBe(true);
  expect(isShortcut(press('ArrowDown', ['Alt', 'Shift']), 'Alt+ArrowDown')).toBe(false);
  expect(isShortcut(press('Z', ['Ctrl', 'Shift']), 'Ctrl+Z')).toBe(false);
});

it('takes a symbol however it is typed', () => {
  expect(isShortcut(press('+', ['Shift']), '+')).toBe(true);
  expect(isShortcut(press('='), '=')).toBe(true);
});
