import { throughPorts, throughSpec } from '../axi4Through.ts';
import { defineBlockGenerator } from '../blockGenerator.ts';
import type { BlockPorts, GeneratedInterface } from '../blockGenerator.ts';
import { options, sidesOf } from './options.ts';
import type { Options } from './options.ts';
import { text } from './text.ts';

const TOLD: BlockPorts['ports'] = [
  {
    ...{ name: 'parity_error', direction: 'out', width: 1, clock: 'clk' },
    description: 'For a clock: what came from the manager had a wrong bit, and was not done',
  },
  {
    ...{ name: 'parity_where', direction: 'out', width: 3, clock: 'clk' },
    description: 'Where, until the next: 0 address of a read, 1 address of a write, 2 data of a write',
  },
];

export const axi4Parity = defineBlockGenerator({
  id: 'axi4-parity',
  title: 'AXI4 parity',
  ...{ options, text, spec: throughSpec<Options> },
  ports: (chosen: Options): BlockPorts => {
    const made = throughPorts(...sidesOf(chosen));
    const [upstream, downstream] = made.interfaces as [GeneratedInterface, GeneratedInterface];
    delete upstream.userOption; // how wide its user signals are follows from the other widths
    return {
      ...made,
      interfaces: [{ ...upstream, parity: true }, downstream],
      ports: [...made.ports, ...TOLD],
    };
  },
});
