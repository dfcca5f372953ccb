import { defineBlockGenerator } from '../blockGenerator.ts';
import { options } from './options.ts';
import { ports } from './ports.ts';
import { spec } from './spec.ts';
import { text } from './text.ts';

export const axi4liteApbBridge = defineBlockGenerator({
  id: 'axi4lite-apb-bridge',
  title: 'AXI4-Lite to APB bridge',
  ...{ options, ports, spec, text },
  hasPattern: true,
});
