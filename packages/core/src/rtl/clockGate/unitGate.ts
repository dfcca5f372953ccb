import type { PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { gatesUnits } from '../../options/unitGates.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import { clockGate, testPorts } from './clockGate.ts';

/** Clock of the registers of a unit that may have a gate. */
export const unitClock = (options: CoreOptions): string => (gatesUnits(options) ? 'unit_clk' : 'clk');

/** Ports that such a unit has for its gate. */
export const unitGatePorts = (options: CoreOptions): PortText[] =>
  gatesUnits(options) ? testPorts(options) : [];

/** The gate of a unit without a reset, which is open in the cycles of `enable`. */
export const plainGate = (options: CoreOptions, enable: string) =>
  gatesUnits(options) &&
  sv`
    logic unit_clk; // runs while the unit works

    ${instance(options, clockGate, { enable, gated: 'unit_clk' }, {}, 'gate')}

  `;

/** The gate of a unit with a reset: a synchronous one needs the clock too. */
export const unitGate = (options: CoreOptions, enable: string) =>
  plainGate(options, options.implementation.reset === 'synchronous' ? `!rst_n || ${enable}` : enable);
