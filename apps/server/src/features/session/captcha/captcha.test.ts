import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Captchas } from './captcha.ts';
import { Coverage } from './fill.ts';
import { outlinesOf, strokeOf } from './outline.ts';

const sum = ({ shares }: Coverage) => shares.reduce((total, share) => total + share, 0);

/** The grey values of a PNG as the standard lays them out: eight bytes of signature, then IHDR, IDAT, IEND. */
function pixelsOf(png: Buffer) {
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const length = png.readUInt32BE(33);
  expect(png.subarray(37, 41).toString('latin1')).toBe('IDAT');
  const rows = inflateSync(png.subarray(41, 41 + length));
  expect(rows.length).toBe((width + 1) * height);
  return { width, height, rows };
}

describe('a picture', () => {
  it('is pixels, without the commands that drew it', () => {
    const { img } = new Captchas().draw();
    expect(img).toMatch(/^data:image\/png;base64,[A-Za-z0-9+/]+=*$/);
    const png = Buffer.from(img.split(',')[1]!, 'base64');
    expect(png.toString('latin1')).not.toMatch(/svg|path|[MQ]\d+\.\d/);
    const { width, height, rows } = pixelsOf(png);
    expect([width, height]).toEqual([320, 100]);
    const dark = rows.filter((value) => value < 128).length / rows.length;
    expect(dark).toBeGreaterThan(0.05);
    expect(dark).toBeLessThan(0.5);
  });

  it('is never drawn twice alike, and is good for one answer', () => {
    const captchas = new Captchas();
    const pictures = Array.from({ length: 5 }, () => captchas.draw());
    expect(new Set(pictures.map(({ img }) => img)).size).toBe(5);
    expect(captchas.redeem(pictures[0]!.uuid, 'never')).toBe(false);
  });
});

describe('filling', () => {
  it('covers as much as the geometry says', () => {
    const page = new Coverage(40, 30);
    page.fill(outlinesOf('M5 5L25 5L25 15L5 15Z'));
    expect(sum(page)).toBeCloseTo(200, 1);
    const circle = new Coverage(40, 40);
    // A circle of radius 15 by four cubics (0.5523 of the radius).
    const k = 15 * 0.5523;
    const arcs = [
      `M35 20C35 ${20 + k} ${20 + k} 35 20 35`,
      `C${20 - k} 35 5 ${20 + k} 5 20`,
      `C5 ${20 - k} ${20 - k} 5 20 5`,
      `C${20 + k} 5 35 ${20 - k} 35 20Z`,
    ];
    circle.fill(outlinesOf(arcs.join('')));
    expect(Math.abs(sum(circle) / (Math.PI * 15 * 15) - 1)).toBeLessThan(0.04);
  });

  it('leaves out a hole that turns the other way, and what lies beyond the page', () => {
    const page = new Coverage(20, 20);
    page.fill(outlinesOf('M2 2L12 2L12 12L2 12ZM4 4L4 8L8 8L8 4Z'));
    expect(sum(page)).toBeCloseTo(100 - 16, 1);
    const beyond = new Coverage(10, 10);
    beyond.fill(outlinesOf('M-5 -5L5 -5L5 5L-5 5Z'));
    expect(sum(beyond)).toBeCloseTo(25, 1);
    const line = new Coverage(30, 10);
    line.fill(
      strokeOf(
        [
          [5, 5],
          [25, 5],
        ],
        4,
      ),
    );
    expect(sum(line)).toBeCloseTo(80, 1);
  });
});
