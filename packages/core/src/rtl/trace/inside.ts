import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import { traceEncoder } from './encoder.ts';
import { PACKET_BITS } from './format.ts';
import { tracePort } from './port.ts';
import { tracedDeclarations } from './retired.ts';

/** Nets between pipeline, encoder and port. */
export const traceNets = (options: CoreOptions) => sv`
  // Instruction trace
  ${tracedDeclarations(options)}
  logic packet_valid;
  logic [${PACKET_BITS - 1}:0] packet;
  logic packet_room;
`;

export const traceInstances = (options: CoreOptions) =>
  [instance(options, traceEncoder), instance(options, tracePort)].join('\n');
