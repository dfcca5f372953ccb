import { pieceFiles } from '@netloom/core';
import type { CoreFile, PieceId } from '@netloom/core';
import { softwareMap, softwareSoc } from '@netloom/soc/addressmap';
import { bootDesign } from './bootDemo.ts';
import type { DesignName } from './bootDemo.ts';

export interface DemoExample {
  design: DesignName;
  folder: string;
  piece: PieceId;
  /** The ROM contents that are made of it. */
  image?: string;
}

/** Examples of the basic software that stand in the demo as firmware. */
export const EXAMPLES: readonly DemoExample[] = [
  { design: 'processor', folder: 'demo/sw/hello', piece: 'hello', image: 'demo/sw/boot.hex' },
  {
    design: 'safety',
    folder: 'demo/sw/safety/protected',
    piece: 'protected',
    image: 'demo/sw/safety/boot.hex',
  },
  { design: 'safety', folder: 'demo/sw/safety/parted', piece: 'parted' },
  {
    design: 'realtime',
    folder: 'demo/sw/realtime/levels',
    piece: 'levels',
    image: 'demo/sw/realtime/boot.hex',
  },
  { design: 'realtime', folder: 'demo/sw/realtime/unmaskable', piece: 'unmaskable' },
  { design: 'realtime', folder: 'demo/sw/realtime/breakdown', piece: 'breakdown' },
];

/** The files of an example as the library makes them for its SoC, by their paths in the project. */
export function exampleFiles({ design, folder, piece }: DemoExample): CoreFile[] {
  const { document, core, library } = bootDesign(design);
  const soc = softwareSoc(softwareMap(document, library), 'cpu0');
  return pieceFiles(piece, core, soc).map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
}
