import type { ItemText } from '@netloom/hdl/emit';
import { COUNT_BITS, lateAfter } from '../../clocks/measure.ts';
import { controlNet, instance, netOf, resetSync } from './instances.ts';
import type { MeasuredClock } from './controls.ts';
import type { UnitSpec } from './spec.ts';

const WIDTH = { WIDTH: String(COUNT_BITS) };

/** What counts a clock in the domain of its reference, what brings the count to the registers, and what judges it there. */
export function measureItems(spec: UnitSpec, { name, measure }: MeasuredClock): ItemText[] {
  const { reference, window } = measure;
  const [counted, against] = [netOf(spec, name), netOf(spec, reference)];
  const [countedReset, againstReset] = [`counted_${name}_n`, `window_${name}_n`];
  const [valid, arrived] = [`valid_${name}`, `arrived_${name}`];
  return [
    { kind: 'comment', text: `Periods of ${name} in ${window} of ${reference}` },
    {
      kind: 'declarations',
      declarations: [
        ...[countedReset, againstReset, valid].map((each) => ({ name: each })),
        { name: arrived, packed: `[${COUNT_BITS - 1}:0]` },
      ],
    },
    resetSync(`u_counted_${name}`, counted, 'power_on', countedReset),
    resetSync(`u_window_${name}`, against, 'power_on', againstReset),
    instance(
      'nl_clk_meter',
      `u_measure_${name}`,
      {
        ...{ clk: against, rst_n: againstReset, clk_in: counted, rst_in_n: countedReset },
        ...{ to_clk: 'clk', to_rst_n: 'power_on_n', valid, count: arrived },
      },
      { WINDOW: String(window), ...WIDTH },
    ),
    watchItem(spec, { name, measure }),
  ];
}

function watchItem({ document }: UnitSpec, { name, measure }: MeasuredClock): ItemText {
  const net = (kind: string, field: string) => controlNet(kind, name, field);
  return instance(
    'nl_clk_watch',
    `u_watch_${name}`,
    {
      ...{ clk: 'clk', rst_n: 'power_on_n', enable: net('measure', 'enable') },
      ...{ low: net('limits', 'low'), high: net('limits', 'high') },
      ...{ valid: `valid_${name}`, arrived: `arrived_${name}` },
      ...{ count: net('measure', 'count'), stopped: net('measure', 'stopped'), late: net('measure', 'late') },
      ...{ fresh: net('fault', 'fresh_set'), fault: net('fault', 'fault_set') },
    },
    { ...WIDTH, LATE: String(lateAfter(document, measure)) },
  );
}

/** Asks for an interrupt while a fault is not cleared. */
export function faultItems({ measured }: UnitSpec): ItemText[] {
  if (measured.length === 0) return [];
  const faults = measured.map(({ name }) => controlNet('fault', name, 'fault'));
  const text = `always_ff @(posedge clk or negedge power_on_n)
  if (!power_on_n) fault <= 1'b0;
  else fault <= ${faults.join(' || ')};`;
  return [
    { kind: 'comment', text: 'A clock is not what it should be' },
    { kind: 'text', text },
  ];
}
