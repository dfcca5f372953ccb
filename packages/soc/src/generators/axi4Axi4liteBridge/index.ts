import { defineBlockGenerator } from '../blockGenerator.ts';
import { throughPorts, throughSpec } from '../axi4Through.ts';
import { options } from './options.ts';
import type { Options } from './options.ts';
import { sidesOf } from './sides.ts';
import { text } from './text.ts';

export const axi4Axi4liteBridge = defineBlockGenerator({
  id: 'axi4-axi4lite-bridge',
  title: 'AXI4 to AXI4-Lite bridge',
  ...{ options, text, spec: throughSpec<Options> },
  ports: (chosen: Options) => throughPorts(...sidesOf(chosen)),
});
