import type { ConnectionText, ItemText } from '@netloom/hdl/emit';
import type { UnitSpec } from './spec.ts';

/** The net of a clock or reset inside the unit. */
export function netOf({ document }: Pick<UnitSpec, 'document'>, name: string): string {
  const isMade = (document.clocks[name] ?? document.resets[name])?.source !== undefined;
  return `${isMade ? 'out' : 'in'}_${name}`;
}

export const instance = (
  module: string,
  name: string,
  ports: Record<string, string>,
  parameters: Record<string, string> = {},
): ItemText => ({
  kind: 'instance',
  instance: { module, name, parameters: connections(parameters), ports: connections(ports) },
});

function connections(values: Record<string, string>): ConnectionText[] {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}

export function resetSync(name: string, clk: string, from: string, to: string, stretch = 0): ItemText {
  return instance(
    'nl_rst_sync',
    name,
    { clk, rst_in_n: from, test: 'test_mode', test_rst_n: 'power_on', rst_out_n: to },
    stretch === 0 ? {} : { STRETCH: String(stretch) },
  );
}
