import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import type { Unit } from '../unit.ts';
import { pmpEntry } from './entry.ts';
import { hasPmp } from './features.ts';

export const MSECCFG = 0x747;
export const PMPCFG0 = 0x3a0;
export const PMPADDR0 = 0x3b0;

const address = (csr: number) => `12'h${csr.toString(16)}`;
const list = (length: number) => Array.from({ length }, (_, index) => index);

/** Numbers of the registers of configurations that hold something. */
export const cfgWords = ({ auxiliary }: CoreOptions): number[] => list(Math.ceil(auxiliary.pmpEntries / 4));

export const entries = ({ auxiliary }: CoreOptions): number[] => list(auxiliary.pmpEntries);

function entry(options: CoreOptions, index: number): string {
  const last = index === options.auxiliary.pmpEntries - 1;
  return sv`
    logic [31:0] bound_${index};
    logic [7:0] cfg_${index};
    logic [2:0] user_permits_${index};
    logic [2:0] machine_permits_${index};

    ${instance(
      options,
      pmpEntry,
      {
        cfg_we: `we && address == ${address(PMPCFG0 + (index >> 2))}`,
        cfg_wdata: `wdata[${8 * (index & 3) + 7}:${8 * (index & 3)}]`,
        address_we: `we && address == ${address(PMPADDR0 + index)}`,
        address_wdata: 'wdata',
        locked_above: last ? "1'b0" : `locks_below[${index + 1}]`,
        below: index === 0 ? "32'd0" : `bound_${index - 1}`,
        cfg: `cfg_${index}`,
        address_shown: `pmpaddr${index}`,
        bound: `bound_${index}`,
        locked: `locked[${index}]`,
        locks_below: `locks_below[${index}]`,
        user_permits: `user_permits_${index}`,
        machine_permits: `machine_permits_${index}`,
        fetch_match: `fetch_match[${index}]`,
        data_match: `data_match[${index}]`,
      },
      {},
      `u_entry_${index}`,
    )}

    assign fetch_permits[${index}] = user_mode ? user_permits_${index}[2] : machine_permits_${index}[2];
    assign data_permits[${index}] = ((data_user ? user_permits_${index}[1:0] : machine_permits_${index}[1:0]) | ~{data_write, data_read}) == 2'b11;
    assign binds_machine[${index}] = locked[${index}] && cfg_${index}[4:3] != 2'b00;
  `;
}

const SECURITY = sv`
  // mseccfg (Smepmp 1.0): MML and MMWP stay once they are set; RLB cannot be set any more when an entry is locked.
  logic machine_lockdown; // MML
  logic machine_whitelist; // MMWP: machine mode, too, has only what a rule permits
  logic bypass; // RLB

  assign mseccfg = {29'd0, bypass, machine_whitelist, machine_lockdown};
`;

const security = (options: CoreOptions) =>
  clocked(
    options,
    "machine_lockdown <= 1'b0;\nmachine_whitelist <= 1'b0;\nbypass <= 1'b0;",
    sv`
      if (we && address == ${address(MSECCFG)}) begin
        machine_lockdown <= machine_lockdown || wdata[0];
        machine_whitelist <= machine_whitelist || wdata[1];
        bypass <= wdata[2] && (bypass || locked == '0);
      end
    `,
  );

/** The rule that counts is that of the lowest number. */
function verdicts({ auxiliary }: CoreOptions): string {
  const { pmpEntries, smepmp } = auxiliary;
  const vector = `logic [${pmpEntries - 1}:0]`;
  return sv`
    // The lowest entry that matches decides: the lowest one in a vector is where it and its negative have a one.
    ${vector} fetch_first;
    ${vector} data_first;

    assign fetch_first = fetch_match & (~fetch_match + 1'b1);
    assign data_first = data_match & (~data_match + 1'b1);
    assign fetch_permitted = (fetch_first & fetch_permits) != '0 || (fetch_match == '0 && !user_mode${smepmp && ' && !machine_whitelist && !machine_lockdown'});
    assign data_permitted = (data_first & data_permits) != '0 || (data_match == '0 && !data_user${smepmp && ' && !machine_whitelist'});

    // Machine mode without rules that bind it is not checked at all, and loses no cycle.
    assign machine_checked = binds_machine != '0${smepmp && ' || machine_whitelist || machine_lockdown'};
  `;
}

/** `<c>_pmp`: which words may be fetched, loaded and stored. */
export const pmp: Unit = {
  suffix: 'pmp',
  chosen: hasPmp,
  comment: ({ auxiliary }) => sv`
    Physical memory protection with ${auxiliary.pmpEntries} ${auxiliary.pmpEntries === 1 ? 'entry' : 'entries'}. Combinational from a word's address to whether it may be accessed.
  `,
  ports: (options) => [
    input('clk'),
    input('rst_n'),
    input('we'),
    input('address', 12, 'of the CSR'),
    input('wdata', 32),
    ...cfgWords(options).map((word) => output(`pmpcfg${word}`, 32)),
    ...entries(options).map((index) => output(`pmpaddr${index}`, 32)),
    ...(options.auxiliary.smepmp ? [output('mseccfg', 32)] : []),
    input('user_mode', 1, 'of instructions'),
    input('data_user', 1, 'user mode of loads and stores'),
    input('fetch_word', 30),
    output('fetch_permitted'),
    input('data_word', 30),
    input('data_read'),
    input('data_write'),
    output('data_permitted'),
    output('machine_checked'),
  ],
  body(options) {
    const { pmpEntries, smepmp } = options.auxiliary;
    const vector = `logic [${pmpEntries - 1}:0]`;
    const cfgOf = (index: number) => (index < pmpEntries ? `cfg_${index}` : "8'd0");
    return sv`
      ${[
        'locked',
        'locks_below',
        'binds_machine',
        'fetch_match',
        'fetch_permits',
        'data_match',
        'data_permits',
      ]
        .map((name) => `${vector} ${name};`)
        .join('\n')}

      ${smepmp && `${SECURITY}\n\n${security(options)}`}

      ${entries(options)
        .map((index) => entry(options, index))
        .join('\n')}

      ${cfgWords(options)
        .map(
          (word) =>
            `assign pmpcfg${word} = {${[3, 2, 1, 0].map((byte) => cfgOf(4 * word + byte)).join(', ')}};`,
        )
        .join('\n')}

      ${verdicts(options)}
      ${!smepmp && '\n// The lowest address of a range that begins at nothing below it locks nothing.'}
      logic unused;
      assign unused = locks_below[0] ^ (^bound_${pmpEntries - 1})${smepmp ? '' : ' ^ (^locked)'};
    `;
  },
};
