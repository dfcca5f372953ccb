import { fitted } from './fitted.ts';
import { commentLines, indent, table } from './layout.ts';
import type { Row } from './layout.ts';
import type { ConnectionText, DeclarationText, InstanceText, ItemText, ModuleText } from './syntax.ts';
import type { ParameterText, PortText } from './syntax.ts';
import { tidy } from './tidy.ts';

/** Text of a module with an ANSI header (IEEE 1800-2017, 23.2.1), ending in a newline. */
export const emitModule = (module: ModuleText): string => written(module, fitted);

/** The same with the neighbours of its text items, too, in common columns. */
export const emitTidyModule = (module: ModuleText): string => tidy(written(module, (lines) => lines));

function written(module: ModuleText, finished: (lines: string[]) => string[]): string {
  const { name, comment, parameters = [], ports = [], items = [] } = module;
  const head = [...(comment ? commentLines(comment) : []), ...header(name, parameters, ports)];
  // Item by item, so that the lines of a large module do not all stay until the end.
  const body = items.map((item) =>
    finished(indent(emitItem(item).flatMap((line) => (line.includes('\n') ? line.split('\n') : line)))).join(
      '\n',
    ),
  );
  return [finished(head).join('\n'), ...body, 'endmodule', ''].join('\n');
}

function header(name: string, parameters: ParameterText[], ports: PortText[]): string[] {
  const lines = [`module ${name}`];
  if (parameters.length) {
    lines[0] += ' #(';
    lines.push(...indent(table(parameters.map(parameterRow), ',', '')), ')');
  }
  if (!ports.length) return [...lines.slice(0, -1), `${lines.at(-1)!};`];
  lines[lines.length - 1] += ' (';
  return [...lines, ...indent(table(ports.map(portRow), ',', '')), ');'];
}

function parameterRow({ name, value, type = '', local, comment }: ParameterText): Row {
  return { cells: [local ? 'localparam' : 'parameter', type, name, `= ${value}`], comment };
}

function portRow({ name, direction, type, packed = '', unpacked = '', comment, group }: PortText): Row {
  const plain = direction === 'inout' ? 'wire' : 'logic';
  return {
    cells: [direction, type ?? plain, packed, unpacked ? `${name} ${unpacked}` : name],
    comment,
    group,
  };
}

function emitItem(item: ItemText): string[] {
  switch (item.kind) {
    case 'comment':
      return commentLines(item.text);
    case 'blank':
      return [''];
    case 'declarations':
      return table(item.declarations.map(declarationRow), ';');
    case 'parameters':
      return table(item.parameters.map(parameterRow), ';');
    case 'assigns':
      return table(
        item.assigns.map(({ target, value, comment }) => ({
          cells: ['assign', target, `= ${value}`],
          comment,
        })),
        ';',
      );
    case 'instance':
      return instanceLines(item.instance);
    case 'text':
      return (item.text.endsWith('\n') ? item.text.slice(0, -1) : item.text).split('\n');
  }
}

function declarationRow({
  name,
  type = 'logic',
  packed = '',
  unpacked = '',
  value,
  comment,
}: DeclarationText): Row {
  const cells = [type, packed, unpacked ? `${name} ${unpacked}` : name];
  return { cells: value === undefined ? cells : [...cells, `= ${value}`], comment };
}

/** Text of an instance with named connections, one a line, ending in a newline. */
export function emitInstance(instance: InstanceText): string {
  return `${instanceLines(instance).join('\n')}\n`;
}

function instanceLines({ module, name, parameters = [], ports, comment }: InstanceText): string[] {
  const opening = comment ? commentLines(comment) : [];
  const head = parameters.length
    ? [`${module} #(`, ...indent(connections(parameters)), `) ${name}`]
    : [`${module} ${name}`];
  if (!ports.length) return [...opening, ...head.slice(0, -1), `${head.at(-1)!} ();`];
  head[head.length - 1] += ' (';
  return [...opening, ...head, ...indent(connections(ports)), ');'];
}

/** `.name (value)` with the parentheses aligned. */
function connections(list: ConnectionText[]): string[] {
  const widest = Math.max(...list.map(({ value }) => value.length));
  return table(
    list.map(({ name, value, comment }) => ({
      cells: [`.${name}`, `(${value.padEnd(Math.min(widest, 40))})`],
      comment,
    })),
    ',',
    '',
  );
}
