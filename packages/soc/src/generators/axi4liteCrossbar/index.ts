import { defineBlockGenerator } from '../blockGenerator.ts';
import { options } from './options.ts';
import { ports } from './ports.ts';
import { spec } from './spec.ts';
import { text } from './text.ts';

export const axi4liteCrossbar = defineBlockGenerator({
  id: 'axi4lite-crossbar',
  title: 'AXI4-Lite crossbar',
  ...{ options, ports, spec, text },
  hasPattern: true,
});
