import { randomBytes, randomInt } from 'node:crypto';
import { Coverage } from './fill.ts';
import { outlinesOf, strokeOf } from './outline.ts';
import type { Outline } from './outline.ts';
import { greyPng } from './png.ts';

/** Pixels a unit of the drawing. */
const SCALE = 2;
const LINE_WIDTH = 2.2;

/**
 * A drawing of letters and lines as pixels of one ink. Nothing of the drawing's commands is left to tell letters apart
 * by; waves of their own bend each picture, and dots of ink and paper are strewn over it.
 */
export function rasterOf(svg: string, { width, height }: { width: number; height: number }): Buffer {
  const page = new Coverage(width * SCALE, height * SCALE);
  const bend = waves();
  for (const [, attributes = ''] of svg.matchAll(/<path ([^>]*)>/g)) {
    const commands = / ?d="([^"]*)"/.exec(` ${attributes}`)?.[1] ?? '';
    const outlines = outlinesOf(commands).map((outline) => outline.map(bend));
    if (!attributes.includes('fill="none"')) page.fill(outlines);
    else for (const line of outlines) for (const piece of strokeOf(line, LINE_WIDTH)) page.fill([piece]);
  }
  return greyPng(page.width, page.height, ink(page));
}

/** Shifts points along and across by a wave of chance, and scales them to pixels. */
function waves(): (point: Outline[number]) => Outline[number] {
  const chance = (least: number, most: number) => least + ((most - least) * randomInt(1000)) / 1000;
  const across = { by: chance(1.5, 3), length: chance(6, 10), from: chance(0, 7) };
  const along = { by: chance(1.5, 3), length: chance(10, 18), from: chance(0, 7) };
  return ([x, y]) => [
    (x + across.by * Math.sin(y / across.length + across.from)) * SCALE,
    (y + along.by * Math.sin(x / along.length + along.from)) * SCALE,
  ];
}

/** Grey values: dark ink on light paper, each pixel a little off, some of them turned over. */
function ink({ shares }: Coverage): Uint8Array {
  const noise = randomBytes(shares.length);
  return Uint8Array.from(shares, (share, at) => {
    const turned = noise[at]! < 4;
    const covered = turned ? 1 - share : share;
    return Math.round(235 - 180 * covered + (noise[at]! % 20));
  });
}
