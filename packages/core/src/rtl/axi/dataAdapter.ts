import { input, portGroup } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { channelPorts, DATA_SIGNALS } from '../channels.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { axiManagerPorts } from './axiLite.ts';

/** `<c>_axil_data`: the data channel as a manager of AXI4-Lite. */
export const dataAdapter: Unit = {
  suffix: 'axil_data',
  chosen: ({ memory }) => memory.ports === 'separate',
  comment: () => sv`
    Data channel to AXI4-Lite (Arm IHI 0022H, B1).
    The load-store unit holds a request until it is granted and has one access outstanding at a time. The only state is
    which of a write's address and data the bus has already accepted.
  `,
  ports: () => [
    input('clk'),
    input('rst_n'),
    ...portGroup('From the load-store unit', channelPorts('dbus', 'responder', DATA_SIGNALS)),
    ...portGroup('AXI4-Lite', axiManagerPorts('m_axil', { readOnly: false })),
  ],
  body(options) {
    return sv`
      // AxPROT: data, secure, privileged.
      localparam logic [2:0] PROT = 3'b001;
      localparam logic [1:0] OKAY = 2'b00;

      logic read_req;
      logic write_req;

      assign read_req = dbus_req && !dbus_we;
      assign write_req = dbus_req && dbus_we;

      ${writeHalves(options)}

      assign m_axil_araddr = dbus_addr;
      assign m_axil_arprot = PROT;
      assign m_axil_arvalid = read_req;

      assign dbus_gnt = dbus_we ? write_accepted : m_axil_arready;

      assign m_axil_rready = 1'b1;
      assign m_axil_bready = 1'b1;
      assign dbus_rvalid = m_axil_rvalid || m_axil_bvalid;
      assign dbus_rdata = m_axil_rdata;
      assign dbus_err = (m_axil_bvalid ? m_axil_bresp : m_axil_rresp) != OKAY;
    `;
  },
};

/** AW and W of a write, accepted in any order; `write_accepted` in the cycle in which the bus has accepted both. */
export function writeHalves(options: CoreOptions): string {
  return sv`
    // Address and data of a write are offered together and may be accepted in either order.
    logic aw_done;
    logic w_done;
    logic write_accepted;

    assign m_axil_awaddr = dbus_addr;
    assign m_axil_awprot = PROT;
    assign m_axil_awvalid = write_req && !aw_done;
    assign m_axil_wdata = dbus_wdata;
    assign m_axil_wstrb = dbus_be;
    assign m_axil_wvalid = write_req && !w_done;
    assign write_accepted = (aw_done || m_axil_awready) && (w_done || m_axil_wready);

    ${clocked(
      options,
      "aw_done <= 1'b0;\nw_done <= 1'b0;",
      'aw_done <= write_req && !write_accepted && (aw_done || m_axil_awready);\n' +
        'w_done <= write_req && !write_accepted && (w_done || m_axil_wready);',
    )}
  `;
}
