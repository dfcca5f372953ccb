import { sv } from '../sv.ts';
import { any } from './conditions.ts';
import type { Features } from './features.ts';

/** What is written to rd. */
export function result({ traps, atomics, muldiv, floating, custom, customAccesses }: Features): string {
  const choices = [
    customAccesses && 'custom_access ? custom_access_result',
    `${any('load', atomics && 'amo')} ? lsu_rdata`,
    'jal || jalr ? fetch_pc',
    muldiv && 'muldiv ? muldiv_result',
    floating && 'floating ? float_result',
    traps && 'csr ? csr_rdata',
    custom && 'custom ? custom_result',
  ].filter((choice) => choice !== false);
  return sv`
    // ---- Write-back
    assign rd_we = retire && writes_rd;
    assign rd_wdata = ${choices.join('\n : ')}
              : alu_result;
  `;
}
