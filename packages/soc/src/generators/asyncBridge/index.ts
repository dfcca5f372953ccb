import { z } from 'zod';
import { AXI4_WIDTHS, LITE_WIDTHS } from '../axi4Options.ts';
import { portName, sideSignals, throughSpec } from '../axi4Through.ts';
import type { Side, ThroughSpec } from '../axi4Through.ts';
import { defineBlockGenerator } from '../blockGenerator.ts';
import { asyncPorts } from './sides.ts';
import { asyncModuleText, channelFifos, instance } from './text.ts';

const DEPTH = z.literal([2, 4, 8, 16, 32]).default(8).meta({
  description: 'Places of each channel; with 8 a beat a clock passes',
  unit: 'beat',
});

const axi4Options = z.object({ ...AXI4_WIDTHS, DEPTH });
type Axi4Options = z.output<typeof axi4Options>;
const axi4Side = ({ ADDR_WIDTH, DATA_WIDTH, ID_WIDTH, USER_WIDTH }: Axi4Options): Side => ({
  ...{ bus: 'axi4', addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH, idWidth: ID_WIDTH },
  userWidth: USER_WIDTH,
});

const FIFOS = 'each channel crosses in a FIFO whose pointers are in Gray code.';

export const axi4AsyncBridge = defineBlockGenerator({
  id: 'axi4-async-bridge',
  title: 'AXI4 asynchronous bridge',
  options: axi4Options,
  spec: throughSpec<Axi4Options>,
  ports: (chosen: Axi4Options) => asyncPorts(axi4Side(chosen)),
  text: (spec: ThroughSpec<Axi4Options>) => {
    const side = axi4Side(spec.options);
    const fifos = channelFifos(side, Math.log2(spec.options.DEPTH));
    return asyncModuleText(spec, `AXI4 between two clocks: ${FIFOS}`, side, fifos);
  },
});

const liteOptions = z.object({ ...LITE_WIDTHS, DEPTH: DEPTH.default(4) });
type LiteOptions = z.output<typeof liteOptions>;
const liteSide = ({ ADDR_WIDTH, DATA_WIDTH }: Pick<LiteOptions, 'ADDR_WIDTH' | 'DATA_WIDTH'>): Side => ({
  ...{ bus: 'axi4-lite', addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH },
});

export const axi4liteAsyncBridge = defineBlockGenerator({
  id: 'axi4lite-async-bridge',
  title: 'AXI4-Lite asynchronous bridge',
  options: liteOptions,
  spec: throughSpec<LiteOptions>,
  ports: (chosen: LiteOptions) => asyncPorts(liteSide(chosen)),
  text: (spec: ThroughSpec<LiteOptions>) => {
    const side = liteSide(spec.options);
    const fifos = channelFifos(side, Math.log2(spec.options.DEPTH));
    return asyncModuleText(spec, `AXI4-Lite between two clocks: ${FIFOS}`, side, fifos);
  },
});

const apbOptions = z.object({
  ADDR_WIDTH: z.int().min(1).max(32).default(32).meta({ description: 'Bits of an address', unit: 'bit' }),
  DATA_WIDTH: z.literal([8, 16, 32]).default(32).meta({ description: 'Bits of a word', unit: 'bit' }),
});
type ApbOptions = z.output<typeof apbOptions>;
const apbSide = ({ ADDR_WIDTH, DATA_WIDTH }: ApbOptions): Side => ({
  ...{ bus: 'apb', addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH },
});

export const apbAsyncBridge = defineBlockGenerator({
  id: 'apb-async-bridge',
  title: 'APB asynchronous bridge',
  options: apbOptions,
  spec: throughSpec<ApbOptions>,
  ports: (chosen: ApbOptions) => asyncPorts(apbSide(chosen)),
  text: (spec: ThroughSpec<ApbOptions>) => {
    const side = apbSide(spec.options);
    const { ADDR_WIDTH, DATA_WIDTH } = spec.options;
    const pins = (['s', 'm'] as const).flatMap((end) => [
      ...[[`${end}_clk`, `${end}_clk`] as const, [`${end}_rst_n`, `${end}_reset_n`] as const],
      ...[...sideSignals(side).keys()].map((name) => [`${end}_${name}`, portName(end, side, name)] as const),
    ]);
    const ports = Object.fromEntries(pins);
    const bridge = instance('nl_apb_async', 'u_apb', { ADDR_WIDTH, DATA_WIDTH }, ports);
    const says = 'APB between two clocks: a transfer at a time, request and answer each by a handshake.';
    return asyncModuleText(spec, says, side, [bridge]);
  },
});
