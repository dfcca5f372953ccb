import { output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { CsrPart } from './csrPart.ts';
import { writesTo } from './csrPart.ts';

/** menvcfg has fields of Zicbom alone: what user mode may do to lines of the data cache. */
const hasFields = ({ base }: CoreOptions) => base.userMode && base.zicbom;

const FIELDS = [
  output('menvcfg_cbie', 2, "user mode's CBO.INVAL: 0 illegal, 1 flushes, 3 invalidates"),
  output('menvcfg_cbcfe', 1, "user mode's CBO.CLEAN and CBO.FLUSH are legal"),
];

/** Nets of the fields in a pipeline. */
export const ENVIRONMENT_NETS = 'logic [1:0] menvcfg_cbie;\nlogic menvcfg_cbcfe;';

/** Condition that an instruction of Zicbom is illegal in user mode; `stage` begins the decoder's nets. */
export const forbidden = (stage: string) =>
  `(${stage}cbo && !(${stage}cbo_writes ? menvcfg_cbcfe : menvcfg_cbie[0]))`;

/** What the data cache is asked for, {drops, writes}: CBO.INVAL in user mode may lose no stores unless it is told to. */
export function managed(stage: string, userMode: boolean): string {
  const saves = userMode ? ` || (user_mode && !menvcfg_cbie[1])` : '';
  return `${stage}cbo ? {${stage}cbo_drops, ${stage}cbo_writes${saves}} : 2'b00`;
}

const text = (options: CoreOptions) => sv`
  // menvcfg: CBIE, of which 2 is reserved and becomes 0, and CBCFE.
  logic [31:0] menvcfg;

  assign menvcfg = {25'd0, menvcfg_cbcfe, menvcfg_cbie, 4'd0};

  ${clocked(
    options,
    "menvcfg_cbie <= 2'd0;\nmenvcfg_cbcfe <= 1'b0;",
    sv`
      if (${writesTo('menvcfg')}) begin
        menvcfg_cbie <= {csr_wdata[5] && csr_wdata[4], csr_wdata[4]};
        menvcfg_cbcfe <= csr_wdata[6];
      end
    `,
  )}
`;

/** menvcfg and menvcfgh (Privileged 1.12, 3.1.18; Cache Management Operations 1.0, 2.4), which come with user mode. */
export function environment(options: CoreOptions): CsrPart {
  if (!options.base.userMode) return { ports: [], text: '', registers: [] };
  const fields = hasFields(options);
  return {
    ports: fields ? FIELDS : [],
    text: fields ? text(options) : '',
    registers: [
      ['menvcfg', 0x30a, fields ? 'menvcfg' : "32'd0"],
      ['menvcfgh', 0x31a, "32'd0"],
    ],
  };
}
