import { expect, it } from 'vitest';
import { treeDesign } from '../../../../test/clockTrees.ts';
import { pllDesign } from '../../../../test/pllTrees.ts';
import { testLibrary } from '../../../../test/fixtures.ts';
import { throughDtc } from '../../../../test/throughDtc.ts';
import { addressMapFiles } from '../files.ts';

/** The tree as dtc reads it, without a warning. */
async function compiled(document: ReturnType<typeof treeDesign>): Promise<string> {
  const text = addressMapFiles(document, testLibrary()).find(({ path }) => path.endsWith('.dtsi'))!.text;
  return throughDtc(text);
}

const phandle = (tree: string, node: string) =>
  new RegExp(`\\b${node}(?:@\\w+)? \\{[^{}]*phandle = <(0x\\w+)>`).exec(tree)?.[1];

it('has what software controls as numbers of the unit, and the rest as clocks of their own', async () => {
  const tree = await compiled(treeDesign());
  const unit = /crg0@9f000000 \{([^{}]*)/.exec(tree)![1]!;
  expect(unit).toContain('#clock-cells = <0x01>');
  expect(unit).toContain(String.raw`clock-output-names = "clk\0gated\0slow"`);
  const [xtal, aux] = [phandle(tree, 'clock-xtal'), phandle(tree, 'clock-aux')];
  // Its own clock first, then those that it takes; clk, which the gate takes, is number 0 of its own.
  expect(unit).toContain(String.raw`clock-names = "xtal\0aux\0clk"`);
  expect(unit).toContain(`clocks = <${xtal} ${aux} ${phandle(tree, 'crg0')} 0x00>`);
  const third = /clock-third \{([^{}]*)/.exec(tree)![1]!;
  expect(third).toContain('compatible = "fixed-factor-clock"');
  expect(third).toContain(`clocks = <${xtal}>`);
  expect(third).toMatch(/clock-mult = <0x01>;\s+clock-div = <0x03>/);
  const timer = /timer@\w+ \{([^{}]*)/.exec(tree)![1]!;
  expect(timer).toContain(`clocks = <${xtal}>`);
  expect(tree).not.toContain('clock-slow');
});

it('has outputs of a PLL by their factor in lowest terms', async () => {
  const document = pllDesign('ecp5', {});
  const tree = await compiled(document);
  for (const [name, { source, frequency }] of Object.entries(document.clocks)) {
    if (source?.kind !== 'pll') continue;
    const node = new RegExp(`clock-${name.replaceAll('_', '-')} \\{([^{}]*)`).exec(tree)![1]!;
    const number = (key: string) => Number(new RegExp(`${key} = <(0x\\w+)>`).exec(node)![1]);
    const rate = (document.clocks[source.from]!.frequency * number('clock-mult')) / number('clock-div');
    expect(rate).toBeCloseTo(frequency, 3);
  }
});
