import type { SocLayout } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { emptySoc, readLayout, rename, writeLayout } from '../index.ts';
import { remove } from '../edit/instances.ts';
import { insideOf, layoutInside, setInside } from './insideLayout.ts';

const NOTE = { x: 0, y: 0, width: 100, height: 40, text: 'Keep', colour: 'grey' } as const;
const layout = (more: Partial<SocLayout>): SocLayout => ({
  netloom: 'layout',
  version: 1,
  blocks: {},
  ...more,
});
const inner = layout({ blocks: { a: { x: 0, y: 0 }, b: { x: 90, y: 0 } }, notes: { note0: NOTE } });

describe('what one instance has drawn otherwise', () => {
  it('is the blocks that stand elsewhere and the notes that differ, and nothing else', () => {
    const own = layout({ blocks: { ...inner.blocks, b: { x: 90, y: 50, flipped: true } }, notes: {} });
    const inside = insideOf(inner, own);
    expect(inside).toEqual({ blocks: { b: { x: 90, y: 50, flipped: true } }, notes: { note0: null } });
    expect(layoutInside(inner, inside)).toEqual(own);
    expect(insideOf(inner, structuredClone(inner))).toBeUndefined();
  });

  it('follows the document where it has nothing of its own', () => {
    const inside = insideOf(inner, layout({ ...inner, blocks: { ...inner.blocks, b: { x: 1, y: 1 } } }));
    const later = layout({ ...inner, blocks: { a: { x: 7, y: 7 }, b: { x: 90, y: 0 } } });
    expect(layoutInside(later, inside).blocks).toEqual({ a: { x: 7, y: 7 }, b: { x: 1, y: 1 } });
  });

  it('goes down to instances in the instance, and can be as in the document again', () => {
    const deep = { blocks: { c: { x: 5, y: 5 } } };
    const drawn = layout({ ...inner, insides: { a: deep } });
    expect(layoutInside(inner, insideOf(inner, drawn))).toEqual(drawn);
    expect(layoutInside(drawn, insideOf(drawn, inner)).insides).toEqual({ a: {} });
  });
});

describe('a layout with insides', () => {
  const outer = setInside(layout({ blocks: { sub0: { x: 0, y: 0 } } }), 'sub0', {
    blocks: { b: { x: 90, y: 50, flipped: true } },
    notes: { note0: null },
    insides: { a: { blocks: { c: { x: 5, y: 5 } } } },
  });

  it('is written and read as it is, a line an instance', () => {
    const text = writeLayout(outer);
    expect(readLayout(text).document).toEqual(outer);
    expect(text).toContain(
      '"sub0": { "blocks": { "b": { "x": 90, "y": 50, "flipped": true } }, "notes": { "note0": null }',
    );
  });

  it('keeps them with the instance that is renamed, and loses them with the one that goes', () => {
    const document = { ...emptySoc('top'), instances: { sub0: { ip: 'a:b:c:1.0' } } };
    const renamed = rename({ document, layout: outer }, 'sub0', 'other');
    expect(renamed.layout!.insides).toEqual({ other: outer.insides!['sub0'] });
    expect(remove({ document, layout: outer }, ['sub0']).layout).toEqual(layout({}));
    expect(setInside(outer, 'sub0', undefined)).toEqual(layout({ blocks: outer.blocks }));
  });
});
