import { sv } from '../../rtl/sv.ts';
import type { Manager, Side } from './manager.ts';

/** Nets of a side at a port: `<port>_<i|d>_…`. */
export const netsOf = ({ name }: Manager, { of }: Side) => `${name}_${of === 'data' ? 'd' : 'i'}`;

/** Condition that a channel of a port is of a side. */
export const isOf = ({ name, ids }: Manager, channel: string, { of }: Side) =>
  ids ? `${name}_${channel}id == 1'b${of === 'data' ? 1 : 0}` : "1'b1";

/** What is known of a burst of lines that is read: what its address says, and what each beat makes of that. */
interface BurstRegister {
  name: string;
  width: number;
  from: string;
  next?: string;
}

/** A register of the burst whose beats come now; where two are under way the second has one too. */
export function ofBurst(port: Manager, side: Side, { name, width, from, next }: BurstRegister): string {
  const own = netsOf(port, side);
  const held = `${own}_${name}`;
  const step = next !== undefined && `else if (${own}_beat) ${held} <= ${next};`;
  if (side.bursts === 1)
    return sv`
      reg [${width - 1}:0] ${held};
      always @(posedge clk) begin
        if (${own}_asks) ${held} <= ${from};
        ${step}
      end
    `;
  return sv`
    reg [${width - 1}:0] ${held}, ${held}_behind;
    always @(posedge clk) begin
      if (${own}_asks) ${held}_behind <= ${from};
      if (${own}_reads == 3'd0 || (${own}_ends && ${own}_reads == 3'd1)) ${held} <= ${from};
      else if (${own}_ends) ${held} <= ${held}_behind;
      ${step}
    end
  `;
}

/**
 * Reads under way of a side, and what a subordinate may answer: a beat after its address, the last one marked, of any
 * side when there are two. Where no lines are read every burst is of one beat.
 */
const reads = (port: Manager, side: Side) => {
  const [bus, own] = [port.name, netsOf(port, side)];
  const last = side.line === null ? "1'b1" : `(${own}_left == 8'd0)`;
  return sv`
    reg [2:0] ${own}_reads;
    wire ${own}_asks = ${bus}_arvalid && ${bus}_arready && ${isOf(port, 'ar', side)};
    wire ${own}_beat = ${bus}_rvalid && ${bus}_rready && ${isOf(port, 'r', side)};
    wire ${own}_ends = ${own}_beat && ${bus}_rlast;
    always @(posedge clk) ${own}_reads <= !rst_n ? 3'd0 : ${own}_reads + {2'd0, ${own}_asks} - {2'd0, ${own}_ends};
    ${side.line !== null && ofBurst(port, side, { name: 'left', width: 8, from: `${bus}_arlen`, next: `${own}_left - 8'd1` })}
    always @* assume (!(${bus}_rvalid && ${isOf(port, 'r', side)}) || (rst_n && ${own}_reads != 3'd0 && ${bus}_rlast == ${last}));
    always @* assume (${own}_reads != 3'd7 || !${bus}_arready);
  `;
};

/** A response follows address and last beat of its write. */
const writes = ({ name: bus }: Manager) => sv`
  reg [2:0] ${bus}_aw_due, ${bus}_w_due;
  wire ${bus}_aw = ${bus}_awvalid && ${bus}_awready;
  wire ${bus}_w = ${bus}_wvalid && ${bus}_wready;
  wire ${bus}_b = ${bus}_bvalid && ${bus}_bready;
  always @(posedge clk) begin
    ${bus}_aw_due <= !rst_n ? 3'd0 : ${bus}_aw_due + {2'd0, ${bus}_aw} - {2'd0, ${bus}_b};
    ${bus}_w_due <= !rst_n ? 3'd0 : ${bus}_w_due + {2'd0, ${bus}_w && ${bus}_wlast} - {2'd0, ${bus}_b};
  end
  always @* assume (!${bus}_bvalid || (rst_n && ${bus}_aw_due != 3'd0 && ${bus}_w_due != 3'd0));
  always @* assume (${bus}_aw_due != 3'd7 || !${bus}_awready);
  always @* assume (${bus}_w_due != 3'd7 || !${bus}_wready);
`;

/** A subordinate behind a port that does whatever the standard allows (Arm IHI 0022H, A3.3 and A5.3). */
export const subordinate = (port: Manager) =>
  [...port.sides.map((side) => reads(port, side)), port.writes ? writes(port) : ''].join('\n');
