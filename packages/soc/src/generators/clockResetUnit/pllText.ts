import type { DeclarationText, ItemText } from '@netloom/hdl/emit';
import { clockTree } from '../../clocks/clockTree.ts';
import { OSCILLATORS } from '../../clocks/oscillators.ts';
import type { Pll } from '../../clocks/pll/plls.ts';
import { primitiveOf } from '../../clocks/pll/primitive.ts';
import type { Primitive } from '../../clocks/pll/primitive.ts';
import { megahertz } from '../../clocks/pll/text.ts';
import { rangeText } from '../../generate/value.ts';
import { instance, netOf } from './instances.ts';
import type { MadeClock } from './controls.ts';
import type { UnitSpec } from './spec.ts';

const outputNet = (pll: string) => `pll_${pll}`;
const lockNet = (pll: string) => `pll_${pll}_locked`;
/** Outputs that are used, by their numbers; each has a place in the vector of the PLL. */
const usedOutputs = ({ outputs }: Pll) => [...outputs.keys()].sort((a, b) => a - b);
const isFedBack = ({ source }: Pll) => source.family === 'mmcm' || source.family === 'plle2';

/** Outputs and lock of a PLL, declared where the power-on reset begins. */
export function pllNets(pll: Pll): DeclarationText[] {
  const { name } = pll;
  return [
    { name: outputNet(name), packed: rangeText(pll.outputs.size) },
    { name: lockNet(name) },
    ...(isFedBack(pll) ? [{ name: `pll_${name}_feedback` }] : []),
  ];
}

/** What holds the power-on reset until all have locked; scan does not wait for them. */
export function lockItems(plls: readonly Pll[]): ItemText[] {
  const locks = plls.map(({ name }) => lockNet(name));
  return [
    { kind: 'assigns', assigns: [{ target: 'locked', value: locks.join(' && ') }] },
    instance('nl_clk_and2', 'u_locked', { a: 'supply_n', b: 'locked', y: 'ready' }),
    instance('nl_clk_mux2', 'u_test_power_on', {
      a: 'ready',
      b: 'supply_n',
      select: 'test_mode',
      y: 'power_on',
    }),
  ];
}

/** The PLL of the technology, and in simulation one that measures its reference. */
export function pllItems(spec: UnitSpec, pll: Pll): ItemText[] {
  const { name, source } = pll;
  const { nodes } = clockTree(spec.document);
  const reference = nodes.get(source.from)?.frequency ?? NaN;
  const divides = dividesOf(spec, pll);
  const from = netOf(spec, source.from);
  const primitive = primitiveOf(
    source.family,
    { reference, divider: source.divider, multiplier: source.multiplier, divides },
    {
      ...{ reference: from, reset: 'supply_n', locked: lockNet(name), feedback: `pll_${name}_feedback` },
      output: (index) => bitOf(pll, index),
    },
  );
  const vco = (reference / source.divider) * source.multiplier;
  const text = `PLL ${name}: ${megahertz(reference)} / ${source.divider} × ${source.multiplier} = ${megahertz(vco)}`;
  const model = instance(
    'nl_clk_pll',
    `u_pll_${name}`,
    { clk_in: from, rst_n: 'supply_n', clk_out: outputNet(name), locked: lockNet(name) },
    {
      OUTPUTS: String(divides.size),
      DIVIDER: String(source.divider),
      MULTIPLIER: String(source.multiplier * EIGHTHS),
      DIVIDES: dividesText([...divides.values()]),
    },
  );
  return [{ kind: 'comment', text }, ...choice(primitive, `u_pll_${name}`, model)];
}

const EIGHTHS = 8;

/** Eighths, 16 bits an output, the highest first. */
function dividesText(divides: readonly number[]): string {
  const parts = divides.toReversed().map((each) => `16'd${each * EIGHTHS}`);
  return parts.length === 1 ? parts[0]! : `{${parts.join(', ')}}`;
}

function dividesOf({ document }: UnitSpec, pll: Pll): Map<number, number> {
  return new Map(
    usedOutputs(pll).flatMap((index): [number, number][] => {
      const made = document.clocks[pll.outputs.get(index)!]!.source;
      return made?.kind === 'pll' ? [[index, made.divide]] : [];
    }),
  );
}

function bitOf(pll: Pll, index: number): string {
  const net = outputNet(pll.name);
  return pll.outputs.size === 1 ? net : `${net}[${usedOutputs(pll).indexOf(index)}]`;
}

/** The technology's cell where one is synthesized for, the portable one in simulation. */
function choice(primitive: Primitive | undefined, name: string, model: ItemText): ItemText[] {
  if (!primitive) return [model];
  const { module, parameters, ports } = primitive;
  return [
    { kind: 'text', text: '`ifdef SYNTHESIS' },
    instance(module, name, ports, parameters),
    { kind: 'text', text: '`else' },
    model,
    { kind: 'text', text: '`endif' },
  ];
}

/** A clock that is the output of a PLL. */
export function outputItems({ plls }: UnitSpec, { name, source }: MadeClock): ItemText[] {
  const pll = source.kind === 'pll' && plls.find((each) => each.name === source.pll);
  if (!pll) return [];
  return [
    { kind: 'declarations', declarations: [{ name: `made_${name}` }] },
    { kind: 'assigns', assigns: [{ target: `made_${name}`, value: bitOf(pll, source.output) }] },
  ];
}

/** An oscillator on the chip, which runs from the supply on. */
export function oscillatorItems({ name, source, frequency }: MadeClock): ItemText[] {
  if (source.kind !== 'oscillator') return [];
  const output = `made_${name}`;
  const model = instance(
    'nl_clk_osc',
    `u_clock_${name}`,
    { clk_out: output },
    // Picoseconds; Yosys and Verilator count in 32 bits.
    { PERIOD: String(Math.min(2 ** 31 - 1, Math.round(1e12 / frequency))) },
  );
  return [
    { kind: 'declarations', declarations: [{ name: output }] },
    ...choice(OSCILLATORS[source.cell].primitive?.(output, source.divide ?? 1), `u_clock_${name}`, model),
  ];
}
