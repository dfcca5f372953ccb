import type { Scene } from '../geometry/scene.ts';
import type { Colours } from './colours.ts';
import { paintNotes } from '../notes/paintNotes.ts';
import { paintBlocks } from './paintBlocks.ts';
import { paintLabels } from './paintLabels.ts';
import { paintTags } from './paintTags.ts';
import { paintWires } from './paintWires.ts';
import { paintValues } from '../probe/paintValues.ts';
import type { Pen } from '../../../../view2d/pen.ts';
import type { View } from './view.ts';

/** The whole diagram: notes behind all, wires below their labels, blocks on top. */
export function paintScene(pen: Pen, scene: Scene, colours: Colours, view: View): void {
  paintNotes(pen, scene.notes, colours, view);
  paintWires(pen, scene, colours, view);
  paintLabels(pen, scene, colours, view);
  paintTags(pen, scene, colours, view);
  paintValues(pen, scene, colours, view);
  paintBlocks(pen, scene, colours, view);
}
