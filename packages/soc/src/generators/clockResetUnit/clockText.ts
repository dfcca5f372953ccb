import type { ItemText } from '@netloom/hdl/emit';
import { inputsOf } from '../../clocks/sources.ts';
import { oscillatorItems, outputItems } from './pllText.ts';
import { hintPort } from './controls.ts';
import type { MadeClock } from './controls.ts';
import { controlNet, instance, netOf, ratioItem, resetSync } from './instances.ts';
import type { UnitSpec } from './spec.ts';

/** What makes a clock, and the multiplexer in which it ends: there constraints take hold of it. */
export function clockItems(spec: UnitSpec, clock: MadeClock): ItemText[] {
  const { name } = clock;
  const test = instance('nl_clk_mux2', `u_test_${name}`, {
    ...{ a: `made_${name}`, b: scanClock(spec, name), select: 'test_mode', y: `out_${name}` },
  });
  return [{ kind: 'comment', text: titleOf(clock) }, ...madeItems(spec, clock), test];
}

function madeItems(spec: UnitSpec, clock: MadeClock): ItemText[] {
  switch (clock.source.kind) {
    case 'mux':
      return muxItems(spec, clock);
    case 'gate':
      return gateItems(spec, clock);
    case 'divider':
      return dividerItems(spec, clock);
    case 'oscillator':
      return oscillatorItems(clock);
    case 'pll':
      return outputItems(spec, clock);
  }
}

function titleOf({ name, source }: MadeClock): string {
  if (source.kind === 'mux') return `Clock ${name}: ${source.inputs.join(' or ')}, as software selects`;
  if (source.kind === 'gate')
    return `Clock ${name}: ${source.from}, gated by software${source.idle === undefined ? '' : ` while ${source.idle} is idle`}`;
  if (source.kind === 'oscillator') return `Clock ${name}: an oscillator on the chip`;
  if (source.kind === 'pll') return `Clock ${name}: output ${source.output} of ${source.pll}`;
  const how = source.minimum === undefined ? '' : ' after reset, then as software sets';
  return `Clock ${name}: ${source.from} divided by ${source.ratio}${how}`;
}

/** The net that scan has in the place of a clock: its root, along the first inputs. */
function scanClock(spec: UnitSpec, name: string): string {
  const { source } = spec.document.clocks[name]!;
  if (source?.kind === 'oscillator') return 'clk';
  const [first] = inputsOf(source);
  return first === undefined ? netOf(spec, name) : scanClock(spec, first);
}

function gateItems(spec: UnitSpec, { name, source }: MadeClock): ItemText[] {
  if (source.kind !== 'gate') return [];
  const { from, idle } = source;
  const nets = [`made_${name}`, `runs_${name}`, ...(idle === undefined ? [] : [`open_${name}`])];
  const asked = controlNet('clock', name, 'enable');
  const hint = instance('nl_clk_idle', `u_idle_${name}`, {
    ...{ clk: netOf(spec, from), rst_n: 'power_on_n', wanted: asked },
    ...{ idle: idle === undefined ? '' : hintPort(idle), enable: `open_${name}` },
  });
  return [
    { kind: 'declarations', declarations: nets.map((each) => ({ name: each })) },
    ...(idle === undefined ? [] : [hint]),
    instance('nl_clk_gate', `u_clock_${name}`, {
      // Closed until the register that opens it is known.
      ...{ clk_in: netOf(spec, from), rst_n: 'power_on_n', test: 'test_mode' },
      ...{
        enable: idle === undefined ? asked : `open_${name}`,
        running: `runs_${name}`,
        clk_out: `made_${name}`,
      },
    }),
    instance('nl_sync', `u_runs_${name}`, {
      ...{ clk: 'clk', rst_n: 'power_on_n', in: `runs_${name}`, out: controlNet('clock', name, 'running') },
    }),
  ];
}

function dividerItems(spec: UnitSpec, { name, source }: MadeClock): ItemText[] {
  if (source.kind !== 'divider') return [];
  const from = netOf(spec, source.from);
  const isFixed = source.minimum === undefined;
  const ratio = isFixed ? `7'd${source.ratio}` : `ratio_${name}`;
  const nets = [`made_${name}`, `start_${name}_n`].map((each) => ({ name: each }));
  const kept = ratioItem(
    `u_ratio_${name}`,
    {
      wanted: controlNet('clock', name, 'ratio'),
      ...{ div_clk: from, div_rst_n: `start_${name}_n`, ratio: `ratio_${name}` },
    },
    { least: source.minimum ?? 1, reset: source.ratio },
  );
  return [
    {
      kind: 'declarations',
      declarations: isFixed ? nets : [...nets, { name: `ratio_${name}`, packed: '[6:0]' }],
    },
    resetSync(`u_start_${name}`, from, 'power_on', `start_${name}_n`),
    ...(isFixed ? [] : [kept]),
    instance(
      'nl_clk_div',
      `u_clock_${name}`,
      { clk_in: from, rst_n: `start_${name}_n`, ratio, clk_out: `made_${name}` },
      { WIDTH: '7' },
    ),
  ];
}

function muxItems(spec: UnitSpec, { name, source }: MadeClock): ItemText[] {
  if (source.kind !== 'mux') return [];
  const inputs = source.inputs.map((input) => netOf(spec, input)).toReversed();
  const [count, bits] = [inputs.length, Math.ceil(Math.log2(inputs.length))];
  const select = bits === 1 ? '' : `[${bits - 1}:0]`;
  return [
    {
      kind: 'declarations',
      declarations: [
        { name: `made_${name}` },
        { name: `select_${name}`, packed: select },
        { name: `active_${name}`, packed: `[${count - 1}:0]` },
        { name: `escape_${name}`, packed: `[${count - 1}:0]` },
      ],
    },
    instance(
      'nl_clk_select',
      `u_select_${name}`,
      {
        ...{
          clk: 'clk',
          rst_n: 'power_on_n',
          wanted: controlNet('clock', name, 'select'),
          stopped: controlNet('clock', name, 'stopped'),
        },
        ...{ active: `active_${name}`, active_seen: controlNet('clock', name, 'active') },
        ...{ escape: `escape_${name}`, select: `select_${name}` },
      },
      { INPUTS: String(count) },
    ),
    instance(
      'nl_clk_mux',
      `u_clock_${name}`,
      {
        ...{ rst_n: 'power_on', clk_in: `{${inputs.join(', ')}}`, select: `select_${name}` },
        ...{ stopped: `escape_${name}`, active: `active_${name}`, clk_out: `made_${name}` },
      },
      { INPUTS: String(count) },
    ),
  ];
}
