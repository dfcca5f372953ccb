import type { SocDocument } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { BOX, layoutTree, traceOf } from './layout.ts';

const DOCUMENT = {
  clocks: {
    slow: { frequency: 1, source: { kind: 'divider', from: 'clk', ratio: 4 } },
    xtal: { frequency: 40e6 },
    clk: { frequency: 40e6, source: { kind: 'mux', inputs: ['xtal', 'aux'] } },
    aux: { frequency: 10e6 },
  },
  resets: {},
  instances: {},
  portConnections: [
    { from: 'slow', to: 'timer0.clk' },
    { from: 'clk', to: 'core0.clk' },
    { from: 'aux', to: 'rtc0.clk' },
  ],
} as unknown as SocDocument;

describe('the drawing of a clock tree', () => {
  const layout = layoutTree(DOCUMENT);
  const boxOf = (id: string) => layout.boxes.find((box) => box.id === id)!;

  it('puts every clock to the right of what it is made of, and blocks last', () => {
    for (const box of layout.boxes)
      for (const input of box.inputs) expect(boxOf(input).x).toBeLessThan(box.x);
    expect(boxOf('.timer0').x).toBe(boxOf('.core0').x);
    expect(boxOf('.core0').x).toBeGreaterThan(boxOf('slow').x);
  });

  it('lets no boxes overlap, and has room for all', () => {
    for (const one of layout.boxes) {
      expect(one.x + BOX.width).toBeLessThanOrEqual(layout.width);
      expect(one.y + BOX.height).toBeLessThanOrEqual(layout.height);
      for (const other of layout.boxes)
        if (one !== other && one.x === other.x)
          expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(BOX.height);
    }
  });

  it('leads no wire to a block behind a clock', () => {
    const clocks = layout.boxes.filter(({ kind }) => kind !== 'block');
    for (const { id } of layout.boxes.filter(({ kind }) => kind === 'block')) {
      const y = boxOf(id).y + BOX.height / 2;
      for (const clock of clocks)
        expect(y <= clock.y || y >= clock.y + BOX.height, `${id} ${clock.id}`).toBe(true);
    }
  });

  it('works frequencies out', () => {
    expect(boxOf('slow').frequency).toBe(10e6);
  });

  it('traces what a clock comes from and what it feeds, and nothing else', () => {
    expect([...traceOf(layout, 'clk')].sort()).toEqual(['.core0', '.timer0', 'aux', 'clk', 'slow', 'xtal']);
    expect([...traceOf(layout, '.rtc0')].sort()).toEqual(['.rtc0', 'aux']);
  });
});
