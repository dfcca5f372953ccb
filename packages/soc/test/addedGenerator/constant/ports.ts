import type { BlockPorts } from '../../../src/generators/blockGenerator.ts';
import type { Options } from './options.ts';

export function ports({ WIDTH }: Options): BlockPorts {
  return {
    ...{ clocks: [], resets: [], interfaces: [] },
    ports: [{ name: 'value', direction: 'out', width: WIDTH }],
  };
}
