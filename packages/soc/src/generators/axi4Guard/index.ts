import { throughPorts, throughSpec } from '../axi4Through.ts';
import type { ThroughSpec } from '../axi4Through.ts';
import { defineBlockGenerator } from '../blockGenerator.ts';
import type { BlockPorts } from '../blockGenerator.ts';
import { options, sideOf } from './options.ts';
import type { Options } from './options.ts';
import { text } from './text.ts';

const CONTROL: BlockPorts['ports'] = [
  {
    ...{ name: 'isolate', direction: 'in', width: 1, clock: 'clk', tieOff: "1'b0" },
    description: 'Cuts the subordinate off once nothing is under way; high and low again lets it back',
  },
  {
    ...{ name: 'isolated', direction: 'out', width: 1, clock: 'clk' },
    description: 'The subordinate is cut off and may be reset',
  },
  {
    ...{ name: 'timed_out', direction: 'out', width: 1, clock: 'clk' },
    description: 'The subordinate did not answer in time; high until it is isolated',
  },
];

export const axi4Guard = defineBlockGenerator({
  id: 'axi4-guard',
  title: 'AXI4 isolation and time-out',
  ...{ options, spec: throughSpec<Options> },
  text: (spec: ThroughSpec<Options>) => text(spec, sideOf(spec.options)),
  ports: (chosen: Options): BlockPorts => {
    const made = throughPorts(sideOf(chosen), sideOf(chosen));
    return {
      ...made,
      ports: [...made.ports, ...CONTROL],
      interrupts: [{ port: 'timed_out', role: 'source', sensitivity: 'level' }],
    };
  },
});
