import { sv } from '../sv.ts';

export const JTAG_IR_BITS = 5;
/** No manufacturer's number has been given; part 1, version 0. */
export const JTAG_IDCODE = 0x0000_1001;

const NETS = sv`
  // ---- Data registers: IDCODE, dtmcs and dmi, else BYPASS
  localparam logic [1:0] DMI_READ = 2'd1;
  localparam logic [1:0] DMI_WRITE = 2'd2;
  localparam logic [1:0] DMI_BUSY = 2'd3;
  localparam logic [31:0] IDCODE_VALUE = 32'h${JTAG_IDCODE.toString(16).padStart(8, '0')};

  logic [40:0] dr; // dmi: address, data, operation
  logic [1:0] dmistat; // sticky
  logic request; // changes with each access
  logic pending; // no answer has come back yet
  logic request_write;
  logic [6:0] request_addr;
  logic [31:0] request_wdata;
  logic [31:0] dtmcs;

  // Seven address bits, five cycles in Run-Test/Idle, version 0.13.
  assign dtmcs = {14'd0, 2'b00, 1'b0, 3'd5, dmistat, 6'd7, 4'd1};
`;

const CAPTURE = sv`
  CAPTURE_DR:
    case (ir)
      IDCODE: dr[31:0] <= IDCODE_VALUE;
      DTMCS: dr[31:0] <= dtmcs;
      DMI: begin
        dr <= {request_addr, answer, pending ? DMI_BUSY : dmistat};
        if (pending) dmistat <= DMI_BUSY;
      end
      default: dr[0] <= 1'b0;
    endcase
`;

const SHIFT = sv`
  SHIFT_DR:
    case (ir)
      IDCODE, DTMCS: dr[31:0] <= {jtag_tdi, dr[31:1]};
      DMI: dr <= {jtag_tdi, dr[40:1]};
      default: dr[0] <= jtag_tdi;
    endcase
`;

/** dmireset and dmihardreset clear the error; an access on its way ends by itself within a few clocks. */
const UPDATE = sv`
  UPDATE_DR:
    case (ir)
      DTMCS: if (dr[16] || dr[17]) dmistat <= 2'd0;
      DMI:
        if (dr[1:0] == DMI_READ || dr[1:0] == DMI_WRITE) begin
          if (pending) dmistat <= DMI_BUSY;
          else if (dmistat == 2'd0) begin
            request <= !request;
            request_write <= dr[1];
            request_addr <= dr[40:34];
            request_wdata <= dr[33:2];
          end
        end
      default: ;
    endcase
`;

/** dtmcs and dmi (Debug 0.13.2, 6.1.4 and 6.1.5). TDO changes at the falling edge of TCK. */
export const DATA_REGISTERS = sv`
  ${NETS}

  always_ff @(posedge jtag_tck or negedge jtag_trst_n) begin
    if (!jtag_trst_n) begin
      dr <= 41'd0;
      dmistat <= 2'd0;
      request <= 1'b0;
      request_write <= 1'b0;
      request_addr <= 7'd0;
      request_wdata <= 32'd0;
    end else
      case (state)
        ${CAPTURE}
        ${SHIFT}
        ${UPDATE}
        default: ;
      endcase
  end

  always_ff @(negedge jtag_tck or negedge jtag_trst_n) begin
    if (!jtag_trst_n) begin
      jtag_tdo <= 1'b0;
      jtag_tdo_oe <= 1'b0;
    end else begin
      jtag_tdo <= state == SHIFT_IR ? ir_shift[0] : dr[0];
      jtag_tdo_oe <= state == SHIFT_IR || state == SHIFT_DR;
    end
  end
`;
