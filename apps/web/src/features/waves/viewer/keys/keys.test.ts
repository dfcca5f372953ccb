import { describe, expect, it } from 'vitest';
import { chordOf, chordText } from '../../../../commands/chord.ts';
import { waveCommands } from './commands.ts';

const { commands } = waveCommands;

const press = (key: string, held: Partial<Parameters<typeof chordOf>[0]> = {}) =>
  chordOf({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

describe('a chord', () => {
  it.each([
    ['m', {}, 'M'],
    ['M', { shiftKey: true }, 'Shift+M'],
    ['?', { shiftKey: true }, '?'],
    ['ArrowLeft', { shiftKey: true }, 'Shift+ArrowLeft'],
    ['z', { metaKey: true, shiftKey: true }, 'Ctrl+Shift+Z'],
    ['+', { ctrlKey: true, shiftKey: true }, 'Ctrl++'],
    // Option and N type a dead tilde on a Mac.
    ['Dead', { altKey: true, code: 'KeyN' }, 'Alt+N'],
    ['7', { altKey: true, code: 'Digit7' }, 'Alt+7'],
    [' ', {}, 'Space'],
  ])('%j %j', (key, held, chord) => expect(press(key, held)).toBe(chord));

  it.each([
    ['Ctrl++', 'Ctrl +'],
    ['+', '+'],
    ['Alt+Shift+ArrowUp', 'Alt Shift ↑'],
  ])('%s reads %s', (chord, text) => expect(chordText(chord)).toBe(text));
});

describe('the table of commands', () => {
  it('gives no chord to two commands, and no name twice', () => {
    for (const list of [commands.flatMap(({ keys }) => keys), commands.map(({ id }) => id)])
      expect(list.filter((one, i) => list.indexOf(one) !== i)).toEqual([]);
  });

  // The accelerators of GTKWave 3.3.118's menus for what both viewers have.
  it.each([
    ['Alt+X', 'hex'],
    ['Alt+D', 'dec'],
    ['Alt+B', 'bin'],
    ['Alt+O', 'oct'],
    ['Ctrl+B', 'separator'],
    ['Ctrl+X', 'cut'],
    ['Ctrl+Delete', 'remove'],
    ['F1', 'goTo'],
    ['F3', 'bits'],
    ['F4', 'join'],
    ['G', 'group'],
    ['T', 'fold'],
    ['Ctrl+0', 'fit'],
    ['Ctrl++', 'zoomIn'],
    ['Ctrl+-', 'zoomOut'],
    ['Alt+U', 'zoomBack'],
    ['Alt+N', 'marker'],
    ['Ctrl+S', 'save'],
    ['Ctrl+Shift+R', 'reload'],
    ['Ctrl+H', 'help'],
  ])('%s does what it does in GTKWave', (chord, id) =>
    expect(commands.find(({ keys }) => keys.includes(chord))?.id).toBe(id),
  );
});
