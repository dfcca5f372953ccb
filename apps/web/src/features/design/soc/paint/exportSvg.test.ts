import { createLibrary, designOf } from '@netloom/soc';
import { expect, it } from 'vitest';
import { buildScene } from '../geometry/scene.ts';
import { manyBlocks, stage } from '../testing/manyBlocks.ts';
import { LIGHT } from './colours.ts';
import { exportSvg } from './exportSvg.ts';

const { document, layout } = manyBlocks(3);
const scene = buildScene(designOf(document, createLibrary([stage])), layout, { clockWires: false });

it('writes every block, pin name and net of the diagram', () => {
  const svg = exportSvg(scene, LIGHT, 'three stages');
  for (const text of ['stage0', 'stage2', 'Pipeline stage', 'in_valid', '[31:0]', 'clk', '50 MHz'])
    expect(svg).toContain(`>${text}</text>`);
  expect(svg).toContain('<title>three stages</title>');
  expect(svg.match(/<path /g)!.length).toBeGreaterThan(scene.junctions.length);
});

it('escapes what is markup in a name', () => {
  expect(exportSvg(scene, LIGHT, 'a<b>&"c"')).toContain('<title>a&lt;b&gt;&amp;&quot;c&quot;</title>');
});
