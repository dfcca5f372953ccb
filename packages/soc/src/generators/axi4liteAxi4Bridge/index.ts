import { defineBlockGenerator } from '../blockGenerator.ts';
import { throughPorts, throughSpec, withSingleBeats } from '../axi4Through.ts';
import { options } from './options.ts';
import type { Options } from './options.ts';
import { sidesOf } from './sides.ts';
import { text } from './text.ts';

export const axi4liteAxi4Bridge = defineBlockGenerator({
  id: 'axi4lite-axi4-bridge',
  title: 'AXI4-Lite to AXI4 bridge',
  ...{ options, text, spec: throughSpec<Options> },
  ports: (chosen: Options) => withSingleBeats(throughPorts(...sidesOf(chosen))),
});
