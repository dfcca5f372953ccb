import { defineBlockGenerator } from '../blockGenerator.ts';
import { options } from './options.ts';
import { ports, portsWithin } from './ports.ts';
import { registersWithin } from './registers.ts';
import { spec } from './spec.ts';
import { text } from './text.ts';

export const clockResetUnit = defineBlockGenerator({
  id: 'clock-reset-unit',
  title: 'Clock and reset unit',
  ...{ options, ports, spec, text },
  within: (_options, document) => ({ ports: portsWithin(document), registers: registersWithin(document) }),
});
