import { defineBlockGenerator } from '../blockGenerator.ts';
import { options } from './options.ts';
import { ports } from './ports.ts';
import { spec } from './spec.ts';
import { text } from './text.ts';

export const axi4Monitor = defineBlockGenerator({
  id: 'axi4-monitor',
  title: 'AXI4 monitor',
  ...{ options, ports, spec, text },
});
