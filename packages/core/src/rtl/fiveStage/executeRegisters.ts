import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasNmi } from '../../options/nmi.ts';
import { hasThirdSource } from '../../custom/decoding.ts';
import { registerAddressWidth } from '../regfile/registerAddress.ts';
import { managed } from '../csr/environment.ts';
import { counts, partsOf } from '../fetch/sequencer.ts';
import { any } from './conditions.ts';
import type { Features } from './features.ts';
import { missingOperands } from './lateOperands.ts';
import type { StageRegister } from './stageRegisters.ts';

/**
 * Instructions whose result is not there at the end of EX. The ALU gives the target of JALR and not its link, which only
 * the instruction at a predicted target may want at once.
 */
const late = ({ traps, atomics, muldiv, floating, custom, stacks }: Features) =>
  any(
    'id_load',
    stacks && 'id_jalr',
    atomics && 'id_amo',
    muldiv && 'id_muldiv',
    floating && 'id_floating',
    traps && 'id_csr',
    custom && 'id_custom',
  );

/** Instructions that are executed with nothing before them in MEM: what they do cannot be taken back. */
const alone = ({ debug, fence, fenceI }: Features) =>
  any(
    'id_exception',
    'id_csr',
    'id_mret',
    debug && 'id_dret',
    'id_wfi',
    fenceI && 'id_fence_i',
    fence && 'id_fence',
  );

/** Any byte of a line stands for it. */
const functionField = ({ manages, customAccesses }: Features) =>
  `${manages ? "id_cbo ? 3'b000 : " : ''}${customAccesses ? "id_custom ? {1'b1, id_access_size} : id_funct3" : 'id_funct3'}`;

/** What is asked of memory. */
const accessRegisters = ({ traps, rvfi, atomics, manages, user }: Features): (StageRegister | false)[] => [
  {
    name: 'ex_access',
    width: 1,
    from: any('id_load', 'id_store', atomics && 'id_amo', manages && 'id_cbo'),
  },
  // LR is a load.
  { name: 'ex_store', width: 1, from: any('id_store', atomics && "(id_amo && id_funct5[1:0] != 2'b10)") },
  // Of interest to traps and the trace alone.
  manages && (traps || rvfi) && { name: 'ex_cbo', width: 1, from: 'id_cbo' },
  manages && { name: 'ex_manage', width: 2, from: managed('id_', user) },
  atomics && { name: 'ex_amo', width: 1, from: 'id_amo' },
  atomics && { name: 'ex_funct5', width: 5, from: 'id_funct5' },
];

/** What ID decided, kept in ID/EX; meaningless while `ex_valid` is low. */
export function executeRegisters(options: CoreOptions, features: Features): StageRegister[] {
  const { traps, compressed, fenceI, fence, targetAdder, predicts } = features;
  const { multiplier, muldiv, custom } = features;
  const registers: (StageRegister | false)[] = [
    { name: 'ex_rd', width: registerAddressWidth(options), from: 'id_rd' },
    { name: 'ex_rd_we', width: 1, from: 'id_rd_we' },
    features.forwards && { name: 'ex_result_late', width: 1, from: late(features) },
    { name: 'ex_funct3', width: 3, from: functionField(features) },
    { name: 'ex_branch', width: 1, from: 'id_branch' },
    { name: 'ex_jal', width: 1, from: 'id_jal' },
    { name: 'ex_jalr', width: 1, from: 'id_jalr' },
    ...partsOf(options)
      .filter((part) => part !== 'ends' || counts(options))
      .map((part) => ({ name: `ex_${part}`, width: 1, from: `id_${part}` })),
    predicts && { name: 'ex_predicted', width: 1, from: 'id_predicted' },
    ...missingOperands(features),
    features.stacks && { name: 'ex_return', width: 32, from: 'predict_pc' },
    !targetAdder && compressed && { name: 'ex_compressed', width: 1, from: 'id_compressed' },
    ...accessRegisters(features),
    multiplier && { name: 'ex_mul', width: 1, from: 'id_muldiv && !id_funct3[2]' },
    muldiv && {
      name: 'ex_muldiv',
      width: 1,
      from: multiplier ? 'id_muldiv && id_funct3[2]' : 'id_muldiv',
    },
    features.floating && { name: 'ex_floating', width: 1, from: 'id_floating' },
    custom && { name: 'ex_custom', width: 1, from: 'id_custom' },
    features.later && { name: 'ex_later', width: 1, from: 'id_later' },
    hasThirdSource(options) && { name: 'ex_rs3', width: 32, from: 'id_rs3' },
    fenceI && { name: 'ex_fence_i', width: 1, from: 'id_fence_i' },
    fence && { name: 'ex_fence', width: 1, from: any('id_fence', fenceI && 'id_fence_i') },
    traps && { name: 'ex_csr', width: 1, from: 'id_csr' },
    traps && { name: 'ex_mret', width: 1, from: 'id_mret' },
    hasNmi(options) && { name: 'ex_mnret', width: 1, from: 'id_mnret' },
    traps && { name: 'ex_wfi', width: 1, from: 'id_wfi' },
    features.debug && { name: 'ex_dret', width: 1, from: 'id_dret' },
    { name: 'ex_decode_exception', width: 1, from: 'id_exception' },
    features.failedPart && { name: 'ex_fault_behind', width: 1, from: 'id_fault_behind' },
    features.corruptFetch && { name: 'ex_fault_corrupt', width: 1, from: 'id_fault_corrupt' },
    traps && { name: 'ex_cause', width: 4, from: 'id_cause' },
    traps && { name: 'ex_serializing', width: 1, from: alone(features) },
    (traps || !targetAdder || features.rvfi) && { name: 'ex_pc', width: 32, from: 'id_pc' },
    { name: 'ex_operand_c', width: 32, from: 'id_operand_c' },
  ];
  return registers.filter((register) => register !== false);
}
