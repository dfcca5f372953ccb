import { defineBlockGenerator } from '../blockGenerator.ts';
import { check } from './check.ts';
import { options } from './options.ts';
import { ports } from './ports.ts';
import { spec, text } from './text.ts';

export const debugModule = defineBlockGenerator({
  id: 'debug-module',
  title: 'Debug module for several harts',
  ...{ options, ports, spec, text, check },
});
