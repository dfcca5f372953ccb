import type { Scene } from '../geometry/scene.ts';
import { intersects } from '../../../../view2d/geometry.ts';
import type { Colours } from './colours.ts';
import type { Pen } from '../../../../view2d/pen.ts';
import { PIN_TEXT_ZOOM } from './view.ts';
import type { View } from './view.ts';

export function paintLabels(pen: Pen, scene: Scene, colours: Colours, view: View): void {
  if (view.zoom < PIN_TEXT_ZOOM + 0.1) return;
  for (const label of scene.labels) {
    if (view.visible && !intersects(label, view.visible)) continue;
    pen.rect(label, { fill: colours.ground });
    const fill = colours.net[label.kind];
    const at = { x: label.x + label.width / 2, y: label.y + label.height / 2 };
    pen.text(label.text, at, { fill, size: 10, family: 'mono', align: 'center' });
  }
}
