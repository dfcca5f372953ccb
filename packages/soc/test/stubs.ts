import { emitModule } from '@netloom/hdl/emit';
import type { IpDescriptor } from '@netloom/model';

/** A module with the ports and parameters of a descriptor, whose outputs are 0. */
export function stubText({ module, parameters, ports }: IpDescriptor): string {
  const unread = ports.filter(({ direction }) => direction !== 'out').map(({ name }) => name);
  const outputs = ports.filter(({ direction }) => direction === 'out');
  const overridable = parameters.filter(({ local }) => !local);
  const text = emitModule({
    name: module,
    parameters: overridable.map(({ name, value }) => ({ name, value })),
    ports: ports.map(({ name, direction, width, packed }) => ({
      name,
      direction: direction === 'in' ? 'input' : direction === 'out' ? 'output' : 'inout',
      packed: width === '1' && packed.length === 0 ? '' : `[${width.replace('LAST', 'WIDTH-1')}-1:0]`,
    })),
    items: [
      { kind: 'assigns', assigns: outputs.map(({ name }) => ({ target: name, value: "'0" })) },
      { kind: 'text', text: `wire unused = &{${["1'b0", ...unread].join(', ')}};` },
    ],
  });
  return `/* verilator lint_off UNUSEDPARAM */\n${text}/* verilator lint_on UNUSEDPARAM */\n`;
}
