import { evaluate, portWidth, resolveParameters } from '@netloom/hdl/expression';
import type { IpDescriptor, IpPort, SocDocument } from '@netloom/model';

type Find = (vlnv: string) => IpDescriptor | undefined;
type Width = ReadonlyMap<string, number>;

/** Of the closed boxes that stand for wires of a document: any width, and a source of any width. */
export const BOXES = `(* blackbox *) module t_wire #(parameter W = 1) (input [W-1:0] from, output [W-1:0] to); endmodule
(* blackbox *) module t_source #(parameter W = 1) (output [W-1:0] to); endmodule
`;

/**
 * A document as plain Verilog in which no generator of the product has a hand. A block is a closed box, each of its
 * ports a wire under the escaped name `gpio0.irq`. For Yosys what leads somewhere is a box, too, so that it counts as
 * a driver; for Verilator it is an assignment that `line` tells to be
 * on line index + 1 of a file named after the module.
 */
export function plainVerilog(document: SocDocument, find: Find, module: string): string {
  const values = documentValues(document);
  const widths = new Map<string, number>();
  const heads: string[] = [];
  const inputs = new Set(
    topPorts(document).flatMap(([name, direction]) => (direction === 'in' ? [name] : [])),
  );
  for (const [name, direction, width] of topPorts(document)) {
    const bits = evaluate(width, values);
    widths.set(name, bits.ok ? Number(bits.value) : 1);
    heads.push(`${direction}put wire [${widths.get(name)! - 1}:0] ${escaped(name)}`);
  }
  const [boxes, body]: [string[], string[]] = [[], []];
  for (const [name, { ip, parameters = {} }] of Object.entries(document.instances)) {
    const descriptor = find(ip);
    if (!descriptor) continue;
    const own = resolveParameters(descriptor.parameters, parameters, values).values;
    for (const port of descriptor.ports) {
      const bits = portWidth(port, own);
      widths.set(`${name}.${port.name}`, bits.ok ? Number(bits.value) : 1);
    }
    const box = escaped(`${module}.${name}`);
    boxes.push(
      `(* blackbox *) module ${box} (${descriptor.ports.map((port) => face(name, port, widths)).join(', ')}); endmodule`,
    );
    body.push(
      ...descriptor.ports.map(
        (port) => `wire ${range(name, port, widths)} ${escaped(`${name}.${port.name}`)};`,
      ),
    );
    const plugs = descriptor.ports.map((port) => `.${port.name}(${escaped(`${name}.${port.name}`)})`);
    body.push(`${box} ${escaped(`u:${name}`)} (${plugs.join(', ')});`);
  }
  const links = document.interfaceConnections.flatMap(({ manager, subordinate }, index) => [
    ...linked(document, find, manager, widths, index),
    ...linked(document, find, subordinate, widths, index),
  ]);
  const lines = Object.entries(document.interrupts).map(([source, { sink, number }]) =>
    boxed(source, `${sink}[${number}]`, widths, 'irq'),
  );
  const wires = document.portConnections.map(({ from, to }, index) => {
    const box = boxed(from, to, widths, index);
    if (box === '') return '';
    if (from === to || inputs.has(to.replace(/\[.*$/, ''))) return ['`ifdef YOSYS', box, '`endif'].join('\n');
    const assign = `assign ${reference(to)} = ${reference(from)};`;
    return ['`ifdef YOSYS', box, '`else', `\`line ${index + 1} "${module}" 0`, assign, '`endif'].join('\n');
  });
  const irqs = ['`ifdef YOSYS', ...links, ...lines, '`endif'];
  return [
    ...boxes,
    `module ${module} (${heads.join(', ')});`,
    ...body,
    ...irqs,
    ...wires,
    'endmodule',
    '',
  ].join('\n');
}

function documentValues({ parameters }: SocDocument) {
  const all = Object.entries(parameters).map(([name, value]) => ({
    name,
    type: 'integer' as const,
    value,
    local: false,
  }));
  return resolveParameters(all, {}).values;
}

function topPorts({ clocks, resets, ports }: SocDocument): [string, string, string][] {
  const inputs = [...Object.keys(clocks), ...Object.keys(resets)].map((name): [string, string, string] => [
    name,
    'in',
    '1',
  ]);
  return [
    ...inputs,
    ...Object.entries(ports).map(([name, each]): [string, string, string] => [
      name,
      each.direction,
      each.width,
    ]),
  ];
}

const escaped = (name: string) => `\\${name} `;
const range = (block: string, { name }: IpPort, widths: Width) =>
  `[${widths.get(`${block}.${name}`)! - 1}:0]`;

function face(block: string, port: IpPort, widths: Width): string {
  return `${port.direction}put wire ${range(block, port, widths)} ${port.name}`;
}

/** `gpio0.out[3:0]` as Verilog has it; constants as they are. */
function reference(end: string): string {
  const [, name, slice = ''] = /^([A-Za-z_][\w.]*)(\[[\d:]+\])?$/.exec(end) ?? [];
  return name === undefined ? end : `${escaped(name)}${slice}`;
}

/** A connection as a box; nothing where an end does not exist. */
function boxed(from: string, to: string, widths: Width, at: number | string): string {
  const width = widthOf(to, widths);
  if (width === undefined || (!/^\d+('[bh][\dA-F]+)?$/.test(from) && widthOf(from, widths) === undefined))
    return '';
  const name = escaped(`${from}_to_${to}_${at}`);
  return `t_wire #(.W(${width})) ${name} (.from(${reference(from)}), .to(${reference(to)}));`;
}

/** Bits of an end; undefined where there are none. */
function widthOf(end: string, widths: Width): number | undefined {
  const [, name = '', high, low = high] = /^([\w.]+)(?:\[(\d+)(?::(\d+))?\])?$/.exec(end) ?? [];
  const whole = widths.get(name);
  if (whole === undefined || high === undefined) return whole;
  return Number(high) < whole ? Number(high) - Number(low) + 1 : undefined;
}

/** What a link does to the inputs of one of its ends. */
function linked(document: SocDocument, find: Find, end: string, widths: Width, at: number): string[] {
  const [instance = '', name] = end.split('.');
  const descriptor = find(document.instances[instance]?.ip ?? '');
  const face = descriptor?.busInterfaces.find((each) => each.name === name);
  const inputs = new Set(
    descriptor?.ports.filter(({ direction }) => direction === 'in').map((port) => port.name),
  );
  return Object.values(face?.signals ?? {})
    .filter((port) => inputs.has(port))
    .flatMap((port) => {
      const key = `${instance}.${port}`;
      return widths.has(key)
        ? [`t_source #(.W(${widths.get(key)})) ${escaped(`link${at}:${key}`)} (.to(${escaped(key)}));`]
        : [];
    });
}
