import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { grain, hasPmp } from './features.ts';

/** `pmpaddr` as instructions read it, and as the bound of a range that ends there or begins there. */
function addresses(options: CoreOptions): string {
  const g = grain(options);
  const kept = Math.max(g - 1, 0);
  if (g === 0)
    return sv`
      logic [31:0] address;

      assign address_shown = address;
      assign bound = address;
    `;
  const low = `address[31:${g}], ${g}'d0`;
  const napot = g === 1 ? 'address' : `{address, {${kept}{1'b1}}}`;
  return sv`
    // The bits below the granularity are no part of a bound, and ones within a naturally aligned region.
    logic [31:${kept}] address;

    assign address_shown = cfg_a[1] ? ${napot} : bound;
    assign bound = {${low}};
  `;
}

const matches = (port: string) => sv`
  assign ${port}_match = cfg_a[1] ? (({2'b00, ${port}_word} ^ address_shown) & ~any_bit) == 32'd0
                     : cfg_a[0] && {2'b00, ${port}_word} >= below && {2'b00, ${port}_word} < bound;
`;

/** Privileged 1.12, 3.7.1.1, where a region at least as large as the granularity is all that can be had. */
const matching = sv`
  // Naturally aligned regions: the lowest zero of pmpaddr and the ones below it may be anything.
  logic [31:0] any_bit;

  assign any_bit = cfg_a[0] ? address_shown ^ (address_shown + 32'd1) : 32'd0;
  ${matches('fetch')}
  ${matches('data')}
`;

const plainPermissions = sv`
  assign user_permits = {cfg_x, cfg_w, cfg_r};
  assign machine_permits = {cfg_x, cfg_w, cfg_r} | {3{!cfg_l}};
`;

/** Smepmp 1.0, 3: with MML a write-only rule is one that both modes share, and so is a locked one of all permissions. */
const lockdownPermissions = sv`
  logic shared;

  assign shared = cfg_w && !cfg_r;
  always_comb begin
    user_permits = {cfg_x, cfg_w, cfg_r};
    machine_permits = {cfg_x, cfg_w, cfg_r} | {3{!cfg_l}};
    if (machine_lockdown) begin
      if (!cfg_l) begin
        if (shared) user_permits = {1'b0, cfg_x, 1'b1};
        machine_permits = shared ? 3'b011 : 3'b000;
      end else if (shared) begin
        user_permits = 3'b100;
        machine_permits = {2'b10, cfg_x};
      end else begin
        user_permits = {2'b00, cfg_x && cfg_w && cfg_r};
        if (cfg_x && cfg_w && cfg_r) machine_permits = 3'b001;
      end
    end
  end
`;

/** What of a written byte is kept: no NA4 below the granularity, no writing without reading but with MML. */
function legalized(options: CoreOptions): string {
  const { smepmp } = options.auxiliary;
  return sv`
    logic [1:0] next_a;
    logic next_w;
    ${smepmp && 'logic refused; // with MML no rule is added by which machine mode executes'}

    assign next_a = ${grain(options) > 0 ? "cfg_wdata[4:3] == 2'b10 ? 2'b00 : cfg_wdata[4:3]" : 'cfg_wdata[4:3]'};
    assign next_w = cfg_wdata[1] && ${smepmp ? '(cfg_wdata[0] || machine_lockdown)' : 'cfg_wdata[0]'};
    ${
      smepmp &&
      sv`
        assign refused = machine_lockdown && !bypass && cfg_wdata[7] && next_a != 2'b00
                       && ((cfg_wdata[2] && !cfg_wdata[1]) || (cfg_wdata[1] && !cfg_wdata[0]));
      `
    }
  `;
}

function registers(options: CoreOptions): string {
  const { smepmp } = options.auxiliary;
  const open = smepmp ? '(!cfg_l || bypass)' : '!cfg_l';
  const openAbove = smepmp ? '(!locked_above || bypass)' : '!locked_above';
  const g = grain(options);
  const bits = g > 1 ? `address_wdata[31:${g - 1}]` : 'address_wdata';
  return clocked(
    options,
    sv`
      cfg_l <= 1'b0;
      cfg_a <= 2'b00;
      {cfg_x, cfg_w, cfg_r} <= 3'b000;
      address <= '0;
    `,
    sv`
      if (cfg_we && ${open}${smepmp && ' && !refused'}) begin
        cfg_l <= cfg_wdata[7];
        cfg_a <= next_a;
        {cfg_x, cfg_w, cfg_r} <= {cfg_wdata[2], next_w, cfg_wdata[0]};
      end
      if (address_we && ${open} && ${openAbove}) address <= ${bits};
    `,
  );
}

const LOCKDOWN_PORTS = [
  input('machine_lockdown', 1, 'mseccfg.MML'),
  input('bypass', 1, 'mseccfg.RLB: locks do not hold'),
];

/** `<c>_pmp_entry`: one entry of the memory protection, its registers and its two comparisons. */
export const pmpEntry: Unit = {
  suffix: 'pmp_entry',
  chosen: hasPmp,
  comment: ({ auxiliary }) => sv`
    An entry of the physical memory protection (Privileged 1.12, 3.7${auxiliary.smepmp && '; Smepmp 1.0'}): regions of ${auxiliary.pmpGranularity} bytes or more.
    Words are addressed, each of which lies in a region as a whole or not at all. Permissions are {execute, write, read}.
  `,
  ports: ({ auxiliary }) => [
    input('clk'),
    input('rst_n'),
    input('cfg_we'),
    input('cfg_wdata', 8, 'L, two bits of no meaning, A, X, W, R'),
    input('address_we'),
    input('address_wdata', 32),
    ...(auxiliary.smepmp ? LOCKDOWN_PORTS : []),
    input('locked_above', 1, 'the entry above is a locked range that begins at this address'),
    input('below', 32, 'address of the entry below'),
    input('fetch_word', 30),
    input('data_word', 30),
    output('cfg', 8),
    output('address_shown', 32),
    output('bound', 32),
    output('locked'),
    output('locks_below'),
    output('user_permits', 3),
    output('machine_permits', 3),
    output('fetch_match'),
    output('data_match'),
  ],
  body: (options) => sv`
    logic cfg_l;
    logic [1:0] cfg_a; // 0 off, 1 top of range, 2 four bytes, 3 naturally aligned power of two
    logic cfg_x;
    logic cfg_w;
    logic cfg_r;

    assign cfg = {cfg_l, 2'b00, cfg_a, cfg_x, cfg_w, cfg_r};
    assign locked = cfg_l;
    assign locks_below = cfg_l && cfg_a == 2'b01;

    ${addresses(options)}

    ${matching}

    ${options.auxiliary.smepmp ? lockdownPermissions : plainPermissions}

    ${legalized(options)}

    ${registers(options)}

    // Bits of a written configuration that mean nothing.
    logic unused;
    assign unused = ^cfg_wdata[6:5]${grain(options) > 1 && ` ^ (^address_wdata[${grain(options) - 2}:0])`};
  `,
};
