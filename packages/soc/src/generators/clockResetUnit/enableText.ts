import type { ItemText } from '@netloom/hdl/emit';
import { enablePort } from '../../clocks/enables.ts';
import type { NamedEnable } from '../../clocks/enables.ts';
import { controlNet, instance, netOf, ratioItem, resetSync } from './instances.ts';
import type { UnitSpec } from './spec.ts';

/** The counter of an enable in the domain of its clock, and what hands it the ratio that software sets. */
export function enableItems(spec: UnitSpec, { name, clock, ratio, minimum }: NamedEnable): ItemText[] {
  const clk = netOf(spec, clock);
  const [begin, every] = [`begin_${name}_n`, `every_${name}`];
  const isFixed = minimum === undefined;
  const how = isFixed ? '' : ' after reset, then as software sets';
  return [
    { kind: 'comment', text: `Enable ${name}: one period of ${clock} in ${ratio}${how}` },
    {
      kind: 'declarations',
      declarations: [{ name: begin }, ...(isFixed ? [] : [{ name: every, packed: '[6:0]' }])],
    },
    resetSync(`u_begin_${name}`, clk, 'power_on', begin),
    ...(isFixed
      ? []
      : [
          ratioItem(
            `u_every_${name}`,
            { wanted: controlNet('enable', name, 'ratio'), div_clk: clk, div_rst_n: begin, ratio: every },
            { least: minimum, reset: ratio },
          ),
        ]),
    instance(
      'nl_clk_enable',
      `u_enable_${name}`,
      { clk, rst_n: begin, ratio: isFixed ? `7'd${ratio}` : every, enable: enablePort(name) },
      { WIDTH: '7' },
    ),
  ];
}
