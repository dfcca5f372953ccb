import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasThirdSource } from '../../custom/decoding.ts';
import { resetsRegisters } from '../../options/safety.ts';
import { hasGatedRegisters, testPorts } from '../clockGate/clockGate.ts';
import { flopRegisters } from './flopRegisters.ts';
import { latchRegisters } from './latchRegisters.ts';
import { ramRegisters } from './ramRegisters.ts';
import { registerAddressWidth } from './registerAddress.ts';
import { parityPorts } from './registerParity.ts';
import type { RegisterForm } from './registerForm.ts';
import type { Unit } from '../unit.ts';

const FORMS: Record<CoreOptions['implementation']['registerFile'], RegisterForm> = {
  flops: flopRegisters,
  latches: latchRegisters,
  'fpga-ram': ramRegisters,
};
const formOf = ({ implementation }: CoreOptions) => FORMS[implementation.registerFile];

/**
 * Integer registers: two read ports, one write port, no reset but in lockstep. Flops and latches are read within the cycle and show the
 * old value until the edge that writes; FPGA RAM takes `read` and the addresses a cycle before and shows what that
 * cycle wrote.
 */
export const regfile: Unit = {
  suffix: 'regfile',
  chosen: () => true,
  comment: (options) => formOf(options).comment(options),
  ports(options) {
    const address = registerAddressWidth(options);
    return [
      input('clk'),
      ...(resetsRegisters(options) ? [input('rst_n')] : []),
      ...(hasGatedRegisters(options) ? testPorts(options) : []),
      ...(options.implementation.registerFile === 'fpga-ram' ? [input('read')] : []),
      input('raddr1', address),
      input('raddr2', address),
      ...(hasThirdSource(options) ? [input('raddr3', address)] : []),
      output('rdata1', 32),
      output('rdata2', 32),
      ...(hasThirdSource(options) ? [output('rdata3', 32)] : []),
      input('we'),
      input('waddr', address),
      input('wdata', 32),
      ...parityPorts(options),
    ];
  },
  body: (options) => formOf(options).body(options),
};
