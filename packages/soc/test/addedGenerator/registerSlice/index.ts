import { defineBlockGenerator } from '../../../src/generators/blockGenerator.ts';
import { options } from './options.ts';
import { ports } from './ports.ts';
import { spec } from './spec.ts';
import { text } from './text.ts';

export const registerSlice = defineBlockGenerator({
  id: 'test-register-slice',
  title: 'AXI4-Lite register slice',
  ...{ options, ports, spec, text },
});
