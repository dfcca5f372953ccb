type Bit = number | string;

/** A module as Yosys' `write_json` has it. */
export interface NetlistModule {
  ports: Record<string, { bits: Bit[] }>;
  cells: Record<
    string,
    {
      type: string;
      port_directions?: Record<string, string>;
      parameters?: Record<string, string>;
      connections: Record<string, Bit[]>;
    }
  >;
}

export type Modules = Record<string, NetlistModule>;

export function modulesOf(json: string): Modules {
  return (JSON.parse(json) as { modules: Modules }).modules;
}

/** Every pin bit of a module and of its instances → all that is on its net; every instance → its module. */
export function netsOfModule(modules: Modules, name: string): Map<string, string> {
  const { ports, cells } = modules[name]!;
  const instances = Object.entries(cells).filter(([, { type }]) => modules[type] !== undefined);
  const nets = new Map<Bit, string[]>();
  const add = (pin: string, bits: Bit[]) =>
    bits.forEach((bit, index) => nets.set(bit, [...(nets.get(bit) ?? []), `${pin}[${index}]`]));
  for (const [port, { bits }] of Object.entries(ports)) add(port, bits);
  for (const [cell, { connections }] of instances)
    for (const [pin, bits] of Object.entries(connections)) add(`${cell}.${pin}`, bits);
  // Of what a number drives, the number alone counts; a pin alone is open.
  const found = [...nets].flatMap(([bit, pins]) => {
    if (pins.length === 1 && typeof bit === 'number') return [];
    const net = typeof bit === 'string' ? bit : pins.toSorted().join(' ');
    return pins.map((pin): [string, string] => [pin, net]);
  });
  return new Map([...found, ...instances.map(([cell, { type }]): [string, string] => [cell, type])]);
}
