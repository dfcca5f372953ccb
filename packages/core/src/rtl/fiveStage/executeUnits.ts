import { alu } from '../alu/alu.ts';
import { floatInstance } from '../float/inPipeline.ts';
import { lsu } from '../lsu/lsu.ts';
import { muldiv } from '../muldiv/muldiv.ts';
import { multiplier } from '../multiplier/multiplier.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import { withinRegion } from '../withinRegion.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { all } from './conditions.ts';
import type { Features } from './features.ts';
import { leaves } from './leaves.ts';

/** What stands in EX: arithmetic, floating point and the unit that loads and stores. */
export function executeUnits(options: CoreOptions, features: Features): string {
  return sv`
    ${instance(options, alu, {
      op: 'ex_alu_op',
      a: features.customAccesses ? 'custom_access ? custom_address : ex_operand_a' : 'ex_operand_a',
      b: features.customAccesses ? "custom_access ? 32'd0 : ex_operand_b" : 'ex_operand_b',
      result: 'alu_result',
      sum: 'alu_sum',
      less: 'alu_less',
      equal: 'alu_equal',
    })}
    ${
      features.muldiv &&
      `\n${instance(options, muldiv, {
        start: 'ex_enable && ex_muldiv',
        kill: features.late ? 'trap || mem_strays' : 'trap',
        funct3: features.multiplier ? 'ex_funct3[1:0]' : 'ex_funct3',
        a: 'ex_operand_a',
        b: 'ex_operand_b',
        done: 'muldiv_done',
        result: 'muldiv_result',
      })}`
    }
    ${
      features.multiplier &&
      `\n${instance(options, multiplier, {
        advance: 'ex_advance && ex_mul',
        funct3: 'ex_funct3[1:0]',
        a: 'ex_operand_a',
        b: 'ex_operand_b',
        result: 'product',
      })}`
    }
    ${features.floating && `\n${floating(options, features)}`}
    ${features.ahead && aheadOf(options, features)}
    ${memoryUnit(options, features)}
  `;
}

const floating = (options: CoreOptions, features: Features) => sv`
  ${floatInstance(options, {
    start: 'ex_enable && ex_floating',
    kill: features.late ? 'trap || mem_strays' : 'trap',
    word: 'ex_operand_c',
    sources: ['ex_operand_a', 'ex_operand_b', 'ex_rs3'],
  })}

  assign float_flags = float_raised & {5{${leaves(features)} && ex_floating}};
`;

const plainStore = ({ atomics }: Features) => (atomics ? 'ex_store && !ex_amo' : 'ex_store');

const starts = (access: string, { late, protects }: Features) =>
  all(access, late && '!mem_strays', protects && 'data_cleared');

/** Offsets of loads reach 2 KiB down from their base, and nearly as far up. */
const REACH = 11;

/** A load behind a load, neither of which has a side effect: told by its base, since the sum comes late in the clock. */
function aheadOf(options: CoreOptions, features: Features): string {
  const region = options.memory.idempotentRegion!;
  const inside = `ex_operand_a[${Math.log2(region.size) - 1}:${REACH}]`;
  return sv`
    // Loads go ahead of the answer to the load before them: where the base lies in the idempotent region, but for its
    // first and last 2 KiB, so do base and offset.
    assign ex_leads = ${all(
      'ex_access && !ex_store',
      features.atomics && '!ex_amo',
      features.manages && '!ex_cbo',
      features.customAccesses && '!ex_custom',
      withinRegion('ex_operand_a', region),
      `|${inside} && !(&${inside})`,
    )};
    assign loads_ahead = ${starts('ex_active && ex_leads && mem_valid && mem_leads && !mem_failed', features)};

  `;
}

/** The unit that loads and stores. */
const memoryUnit = (options: CoreOptions, features: Features) =>
  instance(options, lsu, {
    start: starts('ex_active && mem_clear && ex_access', features),
    start_behind: starts(`ex_active && !mem_clear && ${plainStore(features)}`, features),
    start_ahead: 'loads_ahead',
    failed: features.ahead ? 'mem_failed' : '',
    asks_ahead: features.ahead ? 'lsu_asks_ahead' : '',
    we: plainStore(features),
    size: 'ex_funct3[1:0]',
    load_unsigned: 'ex_funct3[2]',
    address: 'alu_sum',
    wdata: features.customStores ? 'custom_access ? custom_wdata : ex_operand_c' : 'ex_operand_c',
    manage: 'ex_manage',
    amo: 'ex_amo',
    amo_op: 'ex_funct5',
    clear_reservation: features.debug ? 'csr_trap || (debug_mode && ex_enable && ex_store)' : 'trap',
    accept: 'lsu_accept',
    done: 'lsu_done',
    rdata: 'lsu_rdata',
    fault: 'lsu_fault',
    corrupt: features.corrupt ? 'lsu_corrupt' : 'unused_corrupt',
    idle: features.traps ? 'lsu_idle' : '',
    misaligned: 'lsu_misaligned',
    amo_wdata: 'lsu_amo_wdata',
    amo_we: 'lsu_amo_we',
    done_buffered: 'lsu_done_buffered',
    done_hit: 'lsu_done_hit',
    store_error: 'lsu_store_error',
  });
