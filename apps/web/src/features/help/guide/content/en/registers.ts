import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'registers',
  title: 'Register maps',
  sections: [
    {
      id: 'describe',
      title: 'Describe once',
      blocks: [
        '**Register map** edits `<block>.regs.json`. The register file in SystemVerilog, C headers, UVM model, SVD, SystemRDL, IP-XACT and documents are all made from it.',
        'Edit fields in the table, drag them in the bit picture, or paste rows from a spreadsheet. A number may be an expression over the parameters of the map.',
        'Below, **Outputs** shows each view as you type, and **Changes** says what an edit breaks for software and for hardware.',
      ],
    },
    {
      id: 'import-registers',
      title: 'Import',
      blocks: [
        'SystemRDL, IP-XACT, reggen, SVD and spreadsheets can be read. What a format cannot carry is listed as a loss.',
      ],
    },
  ],
};
