import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasNmi } from '../../options/nmi.ts';
import { hasDebug } from '../debug/features.ts';
import { hasPmp } from '../pmp/features.ts';
import { MSECCFG, PMPADDR0, PMPCFG0, cfgWords, entries, pmp as unit } from '../pmp/pmp.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import type { CsrPart, Register } from './csrPart.ts';

const SECURITY: Register[] = [
  ['mseccfg', MSECCFG, 'mseccfg'],
  ['mseccfgh', 0x757, "32'd0"],
];

/** Those of entries that the core has not read as zero. */
function registers(options: CoreOptions): Register[] {
  return [
    ...cfgWords(options).map((word): Register => [`pmpcfg${word}`, PMPCFG0 + word, `pmpcfg${word}`]),
    ...entries(options).map((index): Register => [`pmpaddr${index}`, PMPADDR0 + index, `pmpaddr${index}`]),
    ...(options.auxiliary.smepmp ? SECURITY : []),
  ];
}

const PORTS = [
  input('fetch_word', 30),
  output('fetch_permitted'),
  output('fetch_checked', 1, 'a fetch of this cycle has to be permitted, one that a redirect sends too'),
  input('data_word', 30),
  input('data_read'),
  input('data_write'),
  output('data_permitted'),
  output('data_checked'),
  output('protection_written', 1, 'instructions behind this one are fetched anew'),
];

/** The memory protection's registers and verdicts (Privileged 1.12, 3.7; Smepmp 1.0). */
export function pmp(options: CoreOptions): CsrPart {
  if (!hasPmp(options)) return { ports: [], text: '', registers: [] };
  const { smepmp } = options.auxiliary;
  const debug = hasDebug(options);
  const nmi = hasNmi(options);
  return {
    ports: PORTS,
    text: sv`
      // Physical memory protection. Machine mode's loads and stores are user mode's with MPRV and MPP so${debug && ', but for those of a debugger'}.
      ${[...cfgWords(options).map((word) => `pmpcfg${word}`), ...entries(options).map((index) => `pmpaddr${index}`), ...(smepmp ? ['mseccfg'] : [])].map((name) => `logic [31:0] ${name};`).join('\n')}
      logic data_user;
      logic machine_checked;

      assign data_user = user_mode || (mstatus_mprv && mstatus_mpp_user${nmi && ' && mnstatus_nmie'}${debug && ' && !debug_mode'});
      assign protection_written = csr_we && (address[11:5] == 7'b0011_101${smepmp && ' || address == MSECCFG'});
      assign data_checked = data_user || machine_checked;
      assign fetch_checked = user_mode || machine_checked || protection_written || (mret && ${nmi ? '(mnret ? mnstatus_mnpp_user : mstatus_mpp_user)' : 'mstatus_mpp_user'})${debug && ' || (dret && dcsr_prv_user)'};

      ${instance(options, unit, { we: 'csr_we', wdata: 'csr_wdata' })}
    `,
    registers: registers(options),
  };
}
