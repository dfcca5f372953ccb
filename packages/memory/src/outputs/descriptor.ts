import { descriptorPort } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import { IpDescriptor } from '@netloom/model';
import type { Memory } from '../document/memory.ts';

/** What the memory is on the palette and on the canvas. */
export function descriptorOf(
  memory: Memory,
  ports: readonly PortText[],
  files: readonly string[],
): IpDescriptor {
  const { name, title, depth, width } = memory;
  return IpDescriptor.parse({
    netloom: 'ip',
    version: 1,
    vlnv: `netloom:memory:${name}:1.0`,
    module: name,
    title: title ?? `Memory ${name}`,
    description: `${depth} words of ${width} bits; generated from ${name}.memory.json.`,
    category: 'Memories',
    ports: ports.map((port) => ({
      ...descriptorPort(port),
      ...(port.name !== 'clk' && port.name !== 'rst_n' && { clock: 'clk' }),
    })),
    busInterfaces: [],
    clocks: [{ port: 'clk' }],
    resets: [{ port: 'rst_n', polarity: 'low', clock: 'clk' }],
    files: [...files],
  });
}
