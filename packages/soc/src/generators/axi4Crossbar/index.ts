import { defineBlockGenerator } from '../blockGenerator.ts';
import { check } from './check.ts';
import { options } from './options.ts';
import { ports } from './ports.ts';
import { spec } from './spec.ts';
import { text } from './text.ts';

export const axi4Crossbar = defineBlockGenerator({
  id: 'axi4-crossbar',
  title: 'AXI4 crossbar',
  ...{ options, ports, spec, text, check },
  hasPattern: true,
});
