import { input, output, portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import { busPorts } from '../bus/sides.ts';
import type { Memory } from '../document/memory.ts';
import { ADDRESS_WIDTH } from '../registers/layout.ts';
import { powerPorts } from '../rtl/power.ts';
import { plainPorts } from '../rtl/ports.ts';

/** Ports of the block: clock and reset, the bus or the plain ports, and the registers. */
export function blockPorts(memory: Memory): PortText[] {
  return [
    ...portGroup('Clock and reset', [input('clk'), input('rst_n')]),
    ...(memory.bus === 'none' ? plainPorts(memory) : busPorts(memory)),
    ...powerPorts(memory),
    ...(memory.registers ? portGroup('Registers', CONTROL) : []),
  ];
}

const CONTROL: PortText[] = [
  input('s_ctl_paddr', ADDRESS_WIDTH),
  input('s_ctl_psel'),
  input('s_ctl_penable'),
  input('s_ctl_pwrite'),
  input('s_ctl_pwdata', 32),
  input('s_ctl_pstrb', 4),
  output('s_ctl_prdata', 32),
  output('s_ctl_pready'),
  output('s_ctl_pslverr'),
];
