import { describe, expect, it } from 'vitest';
import { SvgContext } from './svgContext.ts';

const ruler = { font: '', measureText: (text: string) => ({ width: text.length * 7 }) as TextMetrics };

describe('painting into SVG', () => {
  it('writes rectangles, lines and texts with their colours', () => {
    const context = new SvgContext(ruler);
    context.fillStyle = '#123456';
    context.fillRect(1, 2, 30, 4);
    context.strokeStyle = 'red';
    context.setLineDash([6, 3]);
    context.beginPath();
    context.moveTo(0, 0.5);
    context.lineTo(10.123456, 0.5);
    context.stroke();
    context.font = '12px "A B"';
    context.textBaseline = 'middle';
    context.textAlign = 'right';
    context.fillText('a<b&"c"\u0001', 5, 6);
    expect(context.elements).toEqual([
      '<rect x="1" y="2" width="30" height="4" fill="#123456"/>',
      '<path d="M0 0.5L10.12 0.5" fill="none" stroke="red" stroke-dasharray="6 3"/>',
      '<text x="5" y="6" text-anchor="end" dominant-baseline="central" fill="#123456" style="font:12px &quot;A B&quot;;white-space:pre">a&lt;b&amp;&quot;c&quot;\ufffd</text>',
    ]);
    expect(context.measureText('four').width).toBe(28);
  });

  it('keeps places, clips and opacity to where they were set', () => {
    const context = new SvgContext(ruler);
    context.save();
    context.translate(100, 50);
    context.beginPath();
    context.rect(0, 0, 20, 10);
    context.clip();
    context.globalAlpha = 0.5;
    context.fillRect(1, 1, 2, 2);
    context.restore();
    context.fillRect(1, 1, 2, 2);
    expect(context.definitions).toEqual(['<clipPath id="c0"><path d="M100 50h20v10h-20z"/></clipPath>']);
    expect(context.elements).toEqual([
      '<rect x="101" y="51" width="2" height="2" fill="#000" opacity="0.5" clip-path="url(#c0)"/>',
      '<rect x="1" y="1" width="2" height="2" fill="#000"/>',
    ]);
  });
});
