import { input, portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import { hasBusParity } from '../../options/busParity.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { axiManagerPorts, axiPortName, axiSignals } from './axiLite.ts';
import type { ManagerSignals } from './axiLite.ts';

const instructions = (options: CoreOptions): ManagerSignals => ({
  readOnly: true,
  protocol: 'axi4',
  parity: hasBusParity(options),
});
const data = (options: CoreOptions): ManagerSignals => ({ ...instructions(options), readOnly: false });

/** The ports on which another manager comes in: what it drives is an input here. */
function incoming(prefix: string, manager: ManagerSignals): PortText[] {
  return axiManagerPorts(prefix, manager).map((port) => ({
    ...port,
    direction: port.direction === 'input' ? 'output' : 'input',
  }));
}

/** Signals of a channel that are handed on as they are. */
const handedOn = (options: CoreOptions, pattern: RegExp, side: 'in' | 'out') =>
  axiSignals(data(options))
    .filter(([name, direction]) => pattern.test(name) && direction === side)
    .map((signal) => {
      const [own, other] = [axiPortName('m_axi', signal), axiPortName('d_axi', signal)];
      return side === 'out' ? `assign ${own} = ${other};` : `assign ${other} = ${own};`;
    })
    .join('\n');

/** Address and attributes of a read, of whom it is taken from. */
const chosenRead = (options: CoreOptions) =>
  axiSignals(instructions(options))
    .filter(([name, direction]) => name.startsWith('AR') && name !== 'ARVALID' && direction === 'out')
    .map((signal) => {
      const [own, forData, forInstructions] = ['m_axi', 'd_axi', 'i_axi'].map((prefix) =>
        axiPortName(prefix, signal),
      );
      return `assign ${own} = from_data ? ${forData} : ${forInstructions};`;
    })
    .join('\n');

/** `<c>_axi`: both sides of the core on one AXI4 manager. */
export const arbiter: Unit = {
  suffix: 'axi',
  chosen: ({ memory }) => memory.ports === 'shared' && memory.protocol === 'axi4',
  comment: () => sv`
    Instructions and data on one AXI4 manager (Arm IHI 0022H). Data goes first, as an instruction waits for it. ID 0 is
    that of instructions, ID 1 that of data: answers may come in any order, beat by beat.
  `,
  ports: (options) => [
    input('clk'),
    input('rst_n'),
    ...portGroup('Instructions', incoming('i_axi', instructions(options))),
    ...portGroup('Data', incoming('d_axi', data(options))),
    ...portGroup('AXI4', axiManagerPorts('m_axi', { ...data(options), ids: true })),
  ],
  body(options) {
    return sv`
      logic from_data;
      logic fetch_waits; // a fetch was offered and not accepted: it stays until it is

      assign from_data = d_axi_arvalid && !fetch_waits;
      assign m_axi_arvalid = i_axi_arvalid || d_axi_arvalid;
      assign m_axi_arid = from_data;
      ${chosenRead(options)}
      assign i_axi_arready = m_axi_arready && !from_data;
      assign d_axi_arready = m_axi_arready && from_data;

      ${clocked(options, "fetch_waits <= 1'b0;", 'fetch_waits <= i_axi_arvalid && !from_data && !m_axi_arready;')}

      assign i_axi_rvalid = m_axi_rvalid && !m_axi_rid;
      assign d_axi_rvalid = m_axi_rvalid && m_axi_rid;
      assign i_axi_rdata = m_axi_rdata;
      assign d_axi_rdata = m_axi_rdata;
      assign i_axi_rresp = m_axi_rresp;
      assign d_axi_rresp = m_axi_rresp;
      assign i_axi_rlast = m_axi_rlast;
      assign d_axi_rlast = m_axi_rlast;
      ${hasBusParity(options) && 'assign i_axi_ruser = m_axi_ruser;\nassign d_axi_ruser = m_axi_ruser;'}

      // Only data is written.
      assign m_axi_awid = 1'b1;
      ${handedOn(options, /^(AW|W|B)/, 'out')}
      ${handedOn(options, /^(AW|W|B)/, 'in')}

      // Nobody has a reason not to take an answer.
      assign m_axi_rready = 1'b1;

      logic unused;
      assign unused = ^{m_axi_bid, i_axi_rready, d_axi_rready};
    `;
  },
};
