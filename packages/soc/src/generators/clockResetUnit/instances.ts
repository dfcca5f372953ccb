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

/** The net between the register file and the cells: a field of a register of a clock, reset or enable. */
export function controlNet(kind: string, name: string, field: string): string {
  return `${kind}_${name.toLowerCase()}_${field}`;
}

/** Hands the ratio that software sets to what divides by it. */
export function ratioItem(
  name: string,
  ports: { wanted: string; div_clk: string; div_rst_n: string; ratio: string },
  { least, reset }: { least: number; reset: number },
): ItemText {
  return instance(
    'nl_clk_ratio',
    name,
    { clk: 'clk', rst_n: 'power_on_n', ...ports },
    { LEAST: `7'd${least}`, RESET: `7'd${reset}` },
  );
}

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
