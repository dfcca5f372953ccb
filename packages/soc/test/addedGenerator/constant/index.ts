import { defineBlockGenerator } from '../../../src/generators/blockGenerator.ts';
import { check } from './check.ts';
import { options } from './options.ts';
import { ports } from './ports.ts';
import { spec } from './spec.ts';
import { text } from './text.ts';

export const constant = defineBlockGenerator({
  id: 'test-constant',
  title: 'Constant',
  ...{ options, ports, spec, text, check },
});
