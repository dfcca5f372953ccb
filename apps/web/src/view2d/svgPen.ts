import type { Point, Rect } from './geometry.ts';
import { FAMILIES } from './pen.ts';
import type { Area, Pen } from './pen.ts';

export interface SvgPen extends Pen {
  /** The drawing as an SVG 1.1 document that shows `area`. */
  finish(area: Rect, background: string, title: string): string;
}

export function svgPen(): SvgPen {
  const parts: string[] = [];
  return {
    rect({ x, y, width, height }, area) {
      const radius = area.radius ? ` rx="${area.radius}"` : '';
      parts.push(`<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius}${areaOf(area)}/>`);
    },
    polygon(points, area) {
      parts.push(`<path d="${pathOf(points)}Z"${areaOf(area)}/>`);
    },
    circle(center, radius, area) {
      parts.push(`<circle cx="${center.x}" cy="${center.y}" r="${radius}"${areaOf(area)}/>`);
    },
    lines(lines, line) {
      const path = [...lines].map(pathOf).join('');
      if (path === '') return;
      const dash = line.dash?.length ? ` stroke-dasharray="${line.dash.join(' ')}"` : '';
      parts.push(
        `<path d="${path}" fill="none" stroke="${line.stroke}" stroke-width="${line.width}" stroke-linejoin="round"${dash}/>`,
      );
    },
    text(text, at, lettering) {
      const anchor = { left: 'start', right: 'end', center: 'middle' }[lettering.align];
      parts.push(
        `<text x="${at.x}" y="${at.y}" dominant-baseline="central" text-anchor="${anchor}" fill="${lettering.fill}"` +
          ` font-family="${escapeText(FAMILIES[lettering.family])}" font-size="${lettering.size}"` +
          ` font-weight="${lettering.weight ?? 400}">${escapeText(text)}</text>`,
      );
    },
    finish({ x, y, width, height }, background, title) {
      const head =
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"` +
        ` viewBox="${x} ${y} ${width} ${height}">`;
      const ground = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${background}"/>`;
      return [head, `<title>${escapeText(title)}</title>`, ground, ...parts, '</svg>', ''].join('\n');
    },
  };
}

function areaOf(area: Area): string {
  const stroke = area.stroke ? ` stroke="${area.stroke}" stroke-width="${area.lineWidth ?? 1}"` : '';
  return ` fill="${area.fill ?? 'none'}"${stroke}`;
}

function pathOf(points: Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
