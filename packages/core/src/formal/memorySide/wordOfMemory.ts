import { sv } from '../../rtl/sv.ts';
import type { Manager, Side } from './manager.ts';
import { isOf, netsOf, ofBurst } from './subordinate.ts';

/** Whether the beat that a side gets next is that of the word: of its bursts word by word, or of single beats in turn. */
const comes = (port: Manager, side: Side) => {
  const [bus, own] = [port.name, netsOf(port, side)];
  if (side.line !== null)
    return sv`
      ${ofBurst(port, side, { name: 'turn', width: 8, from: `${bus}_arlen` })}
      wire [29:0] ${own}_mask = {22'd0, ${own}_turn};
      ${ofBurst(port, side, {
        name: 'at',
        width: 30,
        from: `${bus}_araddr[31:2]`,
        next: `(${own}_at & ~${own}_mask) | ((${own}_at + 30'd1) & ${own}_mask)`,
      })}
      wire ${own}_here = ${own}_at == word_place;
    `;
  return sv`
    reg [7:0] ${own}_queue;
    wire [2:0] ${own}_rest = ${own}_reads - {2'd0, ${own}_beat};
    wire [7:0] ${own}_moved = ${own}_beat ? {1'b0, ${own}_queue[7:1]} : ${own}_queue;
    wire ${own}_here = ${own}_queue[0];
    always @(posedge clk) ${own}_queue <= !rst_n ? 8'd0 : ${own}_moved | ({7'd0, ${own}_asks && ${bus}_araddr[31:2] == word_place} << ${own}_rest);
  `;
};

/** What the memory behind a port answers to a side where it is asked for the word: what it holds, or an error. */
export const reading = (port: Manager, side: Side, held: string) => {
  const [bus, own] = [port.name, netsOf(port, side)];
  return sv`
    ${comes(port, side)}
    always @* assume (!(${bus}_rvalid && ${isOf(port, 'r', side)}) || ${bus}_rresp != 2'b00 || !${own}_here || ${bus}_rdata == ${held});
  `;
};

/** One word of memory, any. */
export const WORD = sv`
  (* anyconst *) reg [29:0] word_place;
  (* anyconst *) reg [31:0] word_content;
`;
