import type { Point } from './geometry.ts';
import { FAMILIES } from './pen.ts';
import type { Area, Pen } from './pen.ts';

/** Draws on a 2D context whose transform already maps canvas units to pixels. */
export function canvasPen(context: CanvasRenderingContext2D): Pen {
  const finish = (area: Area): void => {
    if (area.fill) {
      context.fillStyle = area.fill;
      context.fill();
    }
    if (!area.stroke) return;
    context.strokeStyle = area.stroke;
    context.lineWidth = area.lineWidth ?? 1;
    context.setLineDash([]);
    context.stroke();
  };
  return {
    rect(rect, area) {
      context.beginPath();
      if (area.radius) context.roundRect(rect.x, rect.y, rect.width, rect.height, area.radius);
      else context.rect(rect.x, rect.y, rect.width, rect.height);
      finish(area);
    },
    polygon(points, area) {
      context.beginPath();
      trace(context, points);
      context.closePath();
      finish(area);
    },
    circle(center, radius, area) {
      context.beginPath();
      context.arc(center.x, center.y, radius, 0, 2 * Math.PI);
      finish(area);
    },
    lines(lines, line) {
      context.beginPath();
      for (const points of lines) trace(context, points);
      context.strokeStyle = line.stroke;
      context.lineWidth = line.width;
      context.lineJoin = 'round';
      context.setLineDash(line.dash ?? []);
      context.stroke();
    },
    text(text, at, lettering) {
      context.font = `${lettering.weight ?? 400} ${lettering.size}px ${FAMILIES[lettering.family]}`;
      context.textAlign = lettering.align;
      context.textBaseline = 'middle';
      context.fillStyle = lettering.fill;
      context.fillText(text, at.x, at.y);
    },
  };
}

function trace(context: CanvasRenderingContext2D, points: Point[]): void {
  points.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
}
