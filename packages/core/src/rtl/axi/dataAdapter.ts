import { input, portGroup } from '@netloom/hdl/emit';
import { clocked } from '../clocked.ts';
import type { Clocked } from '../clocked.ts';
import { channelPorts, DATA_SIGNALS } from '../channels.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { axiManagerPorts } from './axiLite.ts';

const SINGLE_ACCESSES = sv`
  // A word at a time, which nobody may keep.
  assign m_axi_awlen = 8'd0;
  assign m_axi_awsize = 3'd2;
  assign m_axi_awburst = 2'b01;
  assign m_axi_awcache = 4'b0000;
  assign m_axi_wlast = 1'b1;
  assign m_axi_arlen = 8'd0;
  assign m_axi_arsize = 3'd2;
  assign m_axi_arburst = 2'b01;
  assign m_axi_arcache = 4'b0000;
`;

/** `<c>_axil_data`, `<c>_axi_data`: the data channel as a manager of AXI. */
function adapter(protocol: 'axi4-lite' | 'axi4'): Unit {
  const lite = protocol === 'axi4-lite';
  const bus = lite ? 'm_axil' : 'm_axi';
  return {
    suffix: lite ? 'axil_data' : 'axi_data',
    chosen: ({ memory }) =>
      memory.protocol === protocol && (lite ? memory.ports === 'separate' : memory.dataCache === null),
    comment: ({ memory }) => sv`
      Data channel to ${lite ? 'AXI4-Lite (Arm IHI 0022H, B1)' : 'AXI4 (Arm IHI 0022H)'}.
      The load-store unit holds a request until it is granted and has one access outstanding at a time${memory.idempotentRegion && ', or two loads of the idempotent region'}. The only state is
      which of a write's address and data the bus has already accepted.
    `,
    ports: () => [
      input('clk'),
      input('rst_n'),
      ...portGroup('From the load-store unit', channelPorts('dbus', 'responder', DATA_SIGNALS)),
      ...portGroup(lite ? 'AXI4-Lite' : 'AXI4', axiManagerPorts(bus, { readOnly: false, protocol })),
    ],
    body: (options) => accesses(options, protocol, bus),
  };
}

export const dataAdapter = adapter('axi4-lite');
export const dataAdapterAxi4 = adapter('axi4');

/** Accesses of a channel, `dbus` in the core, as those of a manager. */
export function accesses(
  options: Clocked,
  protocol: 'axi4-lite' | 'axi4',
  bus: string,
  channel = 'dbus',
): string {
  const lite = protocol === 'axi4-lite';
  return sv`
    // AxPROT: data, secure, privileged.
    localparam logic [2:0] PROT = 3'b001;
    localparam logic [1:0] OKAY = 2'b00;

    logic read_req;
    logic write_req;

    assign read_req = ${channel}_req && !${channel}_we;
    assign write_req = ${channel}_req && ${channel}_we;

    ${writeHalves(options, bus, channel)}

    assign ${bus}_araddr = ${channel}_addr;
    assign ${bus}_arprot = PROT;
    assign ${bus}_arvalid = read_req;
    ${!lite && `\n${SINGLE_ACCESSES}`}

    assign ${channel}_gnt = ${channel}_we ? write_accepted : ${bus}_arready;

    assign ${bus}_rready = 1'b1;
    assign ${bus}_bready = 1'b1;
    assign ${channel}_rvalid = ${bus}_rvalid || ${bus}_bvalid;
    assign ${channel}_rdata = ${bus}_rdata;
    assign ${channel}_err = (${bus}_bvalid ? ${bus}_bresp : ${bus}_rresp) != OKAY;
    ${!lite && '\n// Every answer is one beat.\nlogic unused;\nassign unused = m_axi_rlast;'}
  `;
}

/** AW and W of a write, accepted in any order; `write_accepted` in the cycle in which the bus has accepted both. */
export function writeHalves(options: Clocked, bus = 'm_axil', channel = 'dbus'): string {
  return sv`
    // Address and data of a write are offered together and may be accepted in either order.
    logic aw_done;
    logic w_done;
    logic write_accepted;

    assign ${bus}_awaddr = ${channel}_addr;
    assign ${bus}_awprot = PROT;
    assign ${bus}_awvalid = write_req && !aw_done;
    assign ${bus}_wdata = ${channel}_wdata;
    assign ${bus}_wstrb = ${channel}_be;
    assign ${bus}_wvalid = write_req && !w_done;
    assign write_accepted = (aw_done || ${bus}_awready) && (w_done || ${bus}_wready);

    ${clocked(
      options,
      "aw_done <= 1'b0;\nw_done <= 1'b0;",
      `aw_done <= write_req && !write_accepted && (aw_done || ${bus}_awready);\n` +
        `w_done <= write_req && !write_accepted && (w_done || ${bus}_wready);`,
    )}
  `;
}
