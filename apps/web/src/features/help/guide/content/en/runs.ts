import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'runs',
  title: 'Runs',
  sections: [
    {
      id: 'kinds',
      title: 'What can be run',
      blocks: [
        {
          list: [
            '**Lint**: the warnings of Verilator, by rule.',
            '**Simulation**: verdict, messages, assertions, waves, coverage.',
            '**Synthesis** with Yosys: area, cells, schematic, trend over runs.',
            '**Place and route** of an iCE40 synthesis: highest frequency, utilisation, critical paths.',
            '**Static timing** with OpenSTA: slack, histogram, paths, what is unconstrained.',
            '**Design flow**: lint, simulation, synthesis and timing of a SoC as one run; timing begins when synthesis has passed.',
          ],
        },
        'A run works on the files as they were when you started it, in a sandbox without network. It can be repeated on the same files at any time.',
      ],
    },
    {
      id: 'list',
      title: 'All runs',
      blocks: [
        '**All runs** lists, filters and compares runs, and shows the queue with the expected start of each run, the schedules, and who uses what of the storage. A pinned run is kept whatever the limits say.',
        'A server that is restarted loses no run.',
      ],
    },
  ],
};
