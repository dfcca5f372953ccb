import { emitTidyModule } from '@netloom/hdl/emit';
import { z } from 'zod';
import { sections } from '../../interconnect/sections.ts';
import { AXI4_WIDTHS } from '../axi4Options.ts';
import { channelSlices, throughPorts, throughPortTexts, throughSpec } from '../axi4Through.ts';
import type { Side, ThroughSpec } from '../axi4Through.ts';
import { defineBlockGenerator } from '../blockGenerator.ts';

const options = z.object(AXI4_WIDTHS);
type Options = z.output<typeof options>;

const sideOf = ({ ADDR_WIDTH, DATA_WIDTH, ID_WIDTH, USER_WIDTH }: Options): Side => ({
  ...{ bus: 'axi4', addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH, idWidth: ID_WIDTH },
  userWidth: USER_WIDTH,
});

function text({ module, origin, options: chosen }: ThroughSpec<Options>): string {
  const side = sideOf(chosen);
  return emitTidyModule({
    name: module,
    comment: `${origin}\nAXI4 register slice: a clock of latency in each channel, and a beat a clock.`,
    ports: throughPortTexts(side, side),
    items: sections(channelSlices(side, side)),
  });
}

export const axi4RegisterSlice = defineBlockGenerator({
  id: 'axi4-register-slice',
  title: 'AXI4 register slice',
  ...{ options, text, spec: throughSpec<Options> },
  ports: (chosen: Options) => throughPorts(sideOf(chosen), sideOf(chosen)),
});
