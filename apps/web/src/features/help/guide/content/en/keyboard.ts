import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'keyboard',
  title: 'Keyboard',
  sections: [
    {
      id: 'everywhere',
      title: 'Everywhere',
      blocks: [
        'On a Mac use ⌘ instead of Ctrl.',
        {
          keys: [
            ['Ctrl K', 'Search the menu'],
            ['← →', 'On the tabs: walk'],
            ['Delete', 'On a tab: close it'],
            ['Enter', 'In a list: open the row'],
          ],
        },
      ],
    },
    {
      id: 'canvas-keys',
      title: 'SoC canvas',
      blocks: [
        {
          keys: [
            ['Ctrl S', 'Save'],
            ['Ctrl Z, Ctrl Shift Z', 'Undo, redo'],
            ['Ctrl C, Ctrl V, Ctrl D', 'Copy, paste, duplicate'],
            ['Delete', 'Delete the selection'],
            ['Arrows', 'Move the selection'],
            ['Ctrl F or /', 'Find an instance, port or net'],
            ['Space and drag', 'Move the view'],
            ['?', 'All shortcuts'],
          ],
        },
      ],
    },
    {
      id: 'wave-keys',
      title: 'Waves',
      blocks: [
        {
          keys: [
            ['← →', 'Previous, next edge'],
            ['+ − F', 'Zoom in, out, whole dump'],
            ['Shift ← →', 'Pan'],
            ['M N P', 'Marker, next, previous marker'],
            ['F1', 'Go to a time'],
            ['V', 'Find a value'],
            ['/', 'Search signals'],
            ['G F2 Del', 'Group, rename, remove'],
            ['Ctrl Z', 'Undo'],
            ['?', 'All keys; those of GTKWave are among them'],
          ],
        },
      ],
    },
    {
      id: 'table-keys',
      title: 'Tables of registers and regions',
      blocks: [
        {
          keys: [
            ['Enter, F2, or type', 'Edit the cell'],
            ['Tab', 'On to the next cell'],
            ['Ctrl C, Ctrl V', 'In registers: copy to, paste from a spreadsheet'],
            ['Ctrl D', 'In registers: fill down'],
          ],
        },
      ],
    },
  ],
};
