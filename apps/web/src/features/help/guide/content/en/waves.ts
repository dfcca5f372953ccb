import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'waves',
  title: 'Waveform debug',
  sections: [
    {
      id: 'open-dump',
      title: 'Open a dump',
      blocks: [
        '**Waveform debug** opens VCD, FST and GHW dumps of any simulator: of runs, also while they run, of files in the project, and of your own computer. A local file is dropped onto the page and stays where it is; an unfinished `.fst` comes together with its `.hier`.',
        'Several dumps can be open as tabs, each with its own view. The address names dump, view, signal and time: **Copy link to this place** passes it on.',
        'A dump that is still written grows in the view and can be followed. One that was cut off shows what is there, and says where it ends.',
      ],
    },
    {
      id: 'wave-panels',
      title: 'Find your way',
      blocks: [
        {
          list: [
            'Add signals from the scopes by click, drag or search. Group them, rename them, choose format and colour in the menu of a row.',
            'The strip above the waves shows the whole dump, and where the selected signals are busy. Drag the window on it.',
            'A click sets the cursor, `M` a marker. **Markers and bookmarks** lists them with their distances, and goes to a typed time such as `1.5us` or `+10ns`.',
            "**Find values** looks for conditions such as `== 32'hdead`, `> 10`, `rises` or `x`: on the selected signal, or across all signals of a scope.",
            '**Statistics** counts changes, duty and periods between two markers. **Table of values** has the values as text, for screen readers too.',
          ],
        },
      ],
    },
    {
      id: 'wave-views',
      title: 'Keep and share',
      blocks: [
        '**Save** in the view menu stores the arrangement as `waves/<name>.view.json`: text, one row a line, shared by git. Signals that a dump does not have are kept and marked. Save files of GTKWave (`.gtkw`) can be loaded.',
        '**Export…** makes PNG, SVG, a CSV table of every change, or a WaveDrom drawing cycle by cycle.',
      ],
    },
  ],
};
