import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'memory-map',
  title: 'Memory map',
  sections: [
    {
      id: 'see',
      title: 'Who sees what, where',
      blocks: [
        '**Memory map** draws the address space with a column for each manager: **Readable** folds what is unused, **To scale** gives every byte the same room.',
        'Drag a region to move it, drag its edge to resize it, or type its base in the table. Nothing can be dropped onto another region.',
        'Type an address or a name, such as `0x8000_5010`, to learn who answers there.',
      ],
    },
    {
      id: 'map-outputs',
      title: 'For software',
      blocks: [
        '**Outputs** makes headers, linker scripts, device trees and documents from the map. They can be downloaded or written into the project.',
      ],
    },
  ],
};
