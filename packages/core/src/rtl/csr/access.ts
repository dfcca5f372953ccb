import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import { constantName } from './csrPart.ts';
import type { Register } from './csrPart.ts';

/** Hexadecimal address constants of the registers. */
export const addressConstants = (registers: Register[]) =>
  registers
    .map(([name, address]) => `localparam logic [11:0] ${constantName(name)} = 12'h${address.toString(16)};`)
    .join('\n');

/** `case` items: registers that show the same share one. */
function readItems(registers: Register[]): string {
  const shown = [...new Set(registers.map(([, , read]) => read))];
  const namesOf = (read: string) =>
    registers.filter(([, , each]) => each === read).map(([name]) => constantName(name));
  return shown.map((read) => `${namesOf(read).join(', ')}: rdata = ${read};`).join('\n');
}

/** What is written, given what is read. */
export const WRITING = sv`
  logic        writes;
  logic [31:0] value;

  assign writes = access && write;
  assign value  = op == 2'd3 ? rdata & ~wdata : wdata | (rdata & {32{op[1]}});
`;

/** What is read, which registers there are, and who may touch them. */
export function reading({ base }: CoreOptions, registers: Register[]): string {
  const hidden = sv`
    // Bits 9 and 8 of an address keep user mode out.
    logic hidden;

    assign hidden = user && (address[9:8] != 2'b00 || !mcounteren[address[4:0]]);
  `;
  return sv`
    // Machine counters and their events that were not chosen read zero.
    logic is_counter;
    logic is_event;
    logic known;

    assign is_counter = address[11:8] == 4'hb && address[6:5] == 2'b00 && address[4:0] != 5'd1;
    assign is_event   = address[11:5] == 7'b0011_001 && address[4:0] > 5'd2;

    always_comb begin
      known = 1'b1;
      case (address)
        ${readItems(registers)}
        default: begin
          rdata = 32'd0;
          known = is_counter || is_event;
        end
      endcase
    end

    ${base.userMode && `${hidden}\n`}
    // Bits 11 and 10 of an address make a register read-only.
    assign illegal = !known || (write && address[11:10] == 2'b11)${base.userMode && ' || hidden'};
  `;
}
