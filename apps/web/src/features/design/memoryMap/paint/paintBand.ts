import type { Severity } from '@netloom/model';
import type { Band } from '../map/picture.ts';
import { severityOf } from './frame.ts';
import type { Frame } from './frame.ts';
import { hatch } from './pen.ts';
import type { Box } from './pen.ts';

const LEAST_OUTLINED = 6;

interface Look {
  selected: boolean;
  /** Another place of what is selected. */
  related: boolean;
  /** Its registers are shown instead of its own label. */
  near: boolean;
}

/** A region: its colour says what it is; an alias is hatched and dashed; a problem has a sign and a thick edge. */
export function paintBand(
  context: CanvasRenderingContext2D,
  frame: Frame,
  band: Band,
  box: Box,
  look: Look,
): void {
  const { colours } = frame;
  const severity = severityOf(frame, band);
  const { left, top, width, height } = box;
  const isAlias = band.place.alias !== undefined;
  if (height < LEAST_OUTLINED) return paintLine(context, frame, band, box, look.selected);
  context.fillStyle = colours.fill[band.attributes.type];
  context.fillRect(left, top, width, height);
  if (isAlias) hatch(context, box, `${colours.edge[band.attributes.type]}55`, 7);
  context.save();
  if (isAlias) context.setLineDash([4, 3]);
  context.strokeStyle = look.selected ? colours.selection : edgeColour(frame, band, severity);
  context.lineWidth = look.selected || severity ? 2 : look.related ? 1.8 : 1;
  context.strokeRect(left + 0.5, top + 0.5, width - 1, height - 1);
  context.restore();
  if (look.selected && !look.near) {
    context.fillStyle = colours.wash;
    context.fillRect(left, top, width, height);
  }
}

/** A region too small for an outline. */
function paintLine(
  context: CanvasRenderingContext2D,
  frame: Frame,
  band: Band,
  { left, top, width, height }: Box,
  selected: boolean,
): void {
  const severity = severityOf(frame, band);
  context.fillStyle = selected ? frame.colours.selection : edgeColour(frame, band, severity);
  context.globalAlpha = selected || severity ? 1 : 0.55;
  context.fillRect(left, top, width, Math.max(1, height - 0.6));
  context.globalAlpha = 1;
}

function edgeColour({ colours }: Frame, { attributes }: Band, severity: Severity | undefined): string {
  if (severity === 'error') return colours.error;
  return severity === 'warning' ? colours.warning : colours.edge[attributes.type];
}
