import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasDebug } from '../debug/features.ts';
import { hasPmp } from '../pmp/features.ts';
import { sv } from '../sv.ts';
import { swapIllegal } from './clic.ts';
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
  logic csr_we;
  logic [31:0] csr_wdata;

  assign csr_we = access && write;
  assign csr_wdata = op == 2'd3 ? rdata & ~wdata : wdata | (rdata & {32{op[1]}});
`;

/** What is read, which registers there are, and who may touch them. */
export function reading(options: CoreOptions, registers: Register[]): string {
  const { base } = options;
  const protects = hasPmp(options);
  const hidden = sv`
    // Address bits 9:8 give the lowest privilege mode that may access the CSR.
    logic no_privilege;

    assign no_privilege = user_mode && (address[9:8] != 2'b00 || ${base.zfinx ? "(address[11:2] != 10'd0 && !mcounteren[address[4:0]])" : '!mcounteren[address[4:0]]'});
  `;
  return sv`
    // Unimplemented counters and event selectors${protects && ', and entries of the memory protection,'} read as zero.
    logic is_counter;
    logic is_event;
    ${protects && 'logic is_protection;'}
    logic implemented;

    assign is_counter = address[11:8] == 4'hb && address[6:5] == 2'b00 && address[4:0] != 5'd1;
    assign is_event = address[11:5] == 7'b0011_001 && address[4:0] > 5'd2;

    ${protects && "assign is_protection = address[11:4] == 8'h3b || address[11:2] == 10'h0e8;"}

    always_comb begin
      implemented = 1'b1;
      case (address)
        ${readItems(registers)}
        default: begin
          rdata = 32'd0;
          implemented = is_counter || is_event${protects && ' || is_protection'};
        end
      endcase
    end

    ${base.userMode && `${hidden}\n`}
    // Address bits 11:10 = 11 mark read-only CSRs.${hasDebug(options) && ' Those of debug mode exist in it alone.'}
    assign illegal = !implemented || (write && address[11:10] == 2'b11)${base.userMode && ' || no_privilege'}${hasDebug(options) && " || (!debug_mode && address[11:4] == 8'h7b)"}${swapIllegal(options)};
  `;
}
