import type { Scene } from '../geometry/scene.ts';
import { intersects } from '../../../../view2d/geometry.ts';
import type { Colours } from './colours.ts';
import type { Pen } from '../../../../view2d/pen.ts';
import { PIN_TEXT_ZOOM } from './view.ts';
import type { View } from './view.ts';

/** Names of clock and reset nets, and constants, at the pins that they drive. */
export function paintTags(pen: Pen, scene: Scene, colours: Colours, view: View): void {
  if (view.zoom < PIN_TEXT_ZOOM && view.litLinks.size === 0) return;
  for (const tag of scene.tags) {
    if (view.visible && !intersects(tag, view.visible)) continue;
    const lit = view.litLinks.has(tag.link.id);
    // From afar a lit net is seen by its places alone.
    if (view.zoom < PIN_TEXT_ZOOM) {
      if (lit) pen.rect(tag, { fill: colours.net[tag.kind], radius: 3 });
      continue;
    }
    const selected = view.selectedLinks.has(tag.link.id);
    const hovered = view.hoveredNet !== undefined && view.hoveredNet === tag.link.fromPin;
    const colour = selected ? colours.selection : colours.net[tag.kind];
    const y = tag.y + tag.height / 2;
    const edge = tag.pinSide === 'right' ? tag.x + tag.width : tag.x;
    const pin = tag.pinSide === 'right' ? edge + 8 : edge - 8;
    pen.lines(
      [
        [
          { x: edge, y },
          { x: pin, y },
        ],
      ],
      { stroke: colour, width: 1.2 },
    );
    const fill = selected
      ? colours.selectionWash
      : lit
        ? `${colour}80`
        : hovered
          ? `${colour}40`
          : `${colour}1c`;
    pen.rect(tag, { fill, radius: 3 });
    const lettering = { fill: colour, size: 10.5, family: 'mono', align: 'center' } as const;
    pen.text(tag.text, { x: tag.x + tag.width / 2, y: y + 0.5 }, lettering);
  }
}
