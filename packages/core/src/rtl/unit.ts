import { emitInstance, emitTidyModule } from '@netloom/hdl/emit';
import type { ConnectionText, ParameterText, PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';

/** A module of the core: `<c>_<suffix>`, or `<c>` itself with an empty suffix. */
export interface Unit {
  suffix: string;
  /** Whether a core with these options has it. */
  chosen(options: CoreOptions): boolean;
  /** What it is; lines above the module. */
  comment(options: CoreOptions): string;
  parameters?(options: CoreOptions): ParameterText[];
  ports(options: CoreOptions): PortText[];
  /** What stands between the header and `endmodule`. */
  body(options: CoreOptions): string;
}

/** Name of a unit's module in a core. */
export function moduleName({ name }: CoreOptions, { suffix }: Pick<Unit, 'suffix'>): string {
  return suffix === '' ? name : `${name}_${suffix}`;
}

export function moduleText(options: CoreOptions, unit: Unit): string {
  const { comment, parameters, ports, body } = unit;
  return emitTidyModule({
    name: moduleName(options, unit),
    comment: comment(options).trimEnd(),
    parameters: parameters?.(options) ?? [],
    ports: ports(options),
    items: [{ kind: 'text', text: body(options) }],
  });
}

const connections = (nets: Readonly<Record<string, string>>): ConnectionText[] =>
  Object.entries(nets).map(([name, value]) => ({ name, value }));

/**
 * An instance of a unit, `u_<suffix>` unless named otherwise; a port goes to the net of its own name unless `nets` says another, and is open
 * where that is empty. `parameters` are handed down: parameter → value.
 */
export function instance(
  options: CoreOptions,
  unit: Pick<Unit, 'suffix' | 'ports'>,
  nets: Readonly<Record<string, string>> = {},
  parameters: Readonly<Record<string, string>> = {},
  name = `u_${unit.suffix}`,
): string {
  const ports = unit.ports(options).map(({ name: port }) => ({ name: port, value: nets[port] ?? port }));
  return emitInstance({
    module: moduleName(options, unit),
    name,
    parameters: connections(parameters),
    ports,
  });
}
