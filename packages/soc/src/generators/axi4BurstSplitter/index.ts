import { z } from 'zod';
import { AXI4_WIDTHS, PER_ID } from '../axi4Options.ts';
import { defineBlockGenerator } from '../blockGenerator.ts';
import { throughPorts, throughSpec, withReshaping, withSingleBeats } from '../axi4Through.ts';
import type { Side, ThroughSpec } from '../axi4Through.ts';
import { userBits } from '../libraryModule.ts';
import { splitterText } from './text.ts';

const options = z.object({
  ADDR_WIDTH: AXI4_WIDTHS.ADDR_WIDTH,
  DATA_WIDTH: AXI4_WIDTHS.DATA_WIDTH,
  ID_WIDTH: z.int().min(0).max(24).default(8).meta({
    description: 'Bits of an ID, of which the manager may have fewer; 0 where there are none',
    unit: 'bit',
  }),
  USER_WIDTH: AXI4_WIDTHS.USER_WIDTH,
  MAX_BEATS: z.literal([1, 2, 4, 8, 16, 32, 64, 128, 256]).default(16).meta({
    description: 'Most beats of a burst that the subordinate takes',
    unit: 'beat',
  }),
  ...PER_ID,
});
type Options = z.output<typeof options>;

const sideOf = ({ ADDR_WIDTH, DATA_WIDTH, ID_WIDTH, USER_WIDTH }: Options): Side => ({
  ...{ bus: 'axi4', addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH, idWidth: ID_WIDTH },
  userWidth: USER_WIDTH,
});

export const axi4BurstSplitter = defineBlockGenerator({
  id: 'axi4-burst-splitter',
  title: 'AXI4 burst splitter',
  ...{ options, spec: throughSpec<Options> },
  ports: (chosen: Options) => {
    const made = withReshaping(throughPorts(sideOf(chosen), sideOf(chosen)));
    return chosen.MAX_BEATS === 1 ? withSingleBeats(made) : made;
  },
  text: (spec: ThroughSpec<Options>) =>
    splitterText(spec, sideOf(spec.options), {
      ...{ AW: spec.options.ADDR_WIDTH, DW: spec.options.DATA_WIDTH, IW: Math.max(1, spec.options.ID_WIDTH) },
      ...{ MOST: spec.options.MAX_BEATS, OUTSTANDING: spec.options.OUTSTANDING },
      ...{ THREADS: spec.options.THREADS },
      ...userBits(spec.options.USER_WIDTH),
    }),
});
