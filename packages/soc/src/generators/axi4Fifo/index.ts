import { z } from 'zod';
import { AXI4_WIDTHS } from '../axi4Options.ts';
import { channelSlices, throughPorts, throughSpec } from '../axi4Through.ts';
import type { Side, ThroughSpec } from '../axi4Through.ts';
import { defineBlockGenerator } from '../blockGenerator.ts';
import { throughModuleText } from '../libraryModule.ts';

const depth = (description: string, unit: string, standard: 2 | 4 | 16) =>
  z.literal([2, 4, 8, 16, 32, 64, 128, 256, 512]).default(standard).meta({ description, unit });

const options = z.object({
  ...AXI4_WIDTHS,
  REQUESTS: depth('Places for requests, and for the answers of writes', 'transaction', 4),
  BEATS: depth('Places for data, written and read', 'beat', 16),
});
type Options = z.output<typeof options>;

const sideOf = ({ ADDR_WIDTH, DATA_WIDTH, ID_WIDTH, USER_WIDTH }: Options): Side => ({
  ...{ bus: 'axi4', addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH, idWidth: ID_WIDTH },
  userWidth: USER_WIDTH,
});

function text(spec: ThroughSpec<Options>): string {
  const side = sideOf(spec.options);
  const { REQUESTS, BEATS } = spec.options;
  const queues = channelSlices(side, side, (channel) => ({
    ...{ module: 'nl_queue', name: 'queue' },
    parameters: { DEPTH: channel === 'w' || channel === 'r' ? BEATS : REQUESTS },
  }));
  return throughModuleText(
    spec,
    'AXI4 FIFO: a queue in each channel, which takes and gives a beat a clock.',
    [side, side],
    queues,
  );
}

export const axi4Fifo = defineBlockGenerator({
  id: 'axi4-fifo',
  title: 'AXI4 FIFO',
  ...{ options, text, spec: throughSpec<Options> },
  ports: (chosen: Options) => throughPorts(sideOf(chosen), sideOf(chosen)),
});
