import { sv } from '../sv.ts';
import type { Features } from './features.ts';

/** The adder of ID: target of a branch or JAL, or where it goes on if it was predicted taken; the link of JALR. */
const targetAdder = ({ compressed, predicts }: Features) => sv`
  // One adder for the target${predicts ? ', for the fall-through address of a branch predicted taken,' : ''} and for the link of JALR.
  logic id_target_is_next;
  logic [31:0] id_target;

  assign id_target_is_next = id_jalr${predicts ? ' || id_predicted' : ''};
  assign id_target = id_pc + (id_target_is_next ? ${length(compressed)} : id_imm);
`;

const length = (compressed: boolean) => (compressed ? "(id_compressed ? 32'd2 : 32'd4)" : "32'd4");

/** What EX gets: `id_a` and `id_b` for the ALU, `id_c` for what is needed besides. */
export function operands(features: Features): string {
  const { traps, atomics, custom, targetAdder: adder, compressed } = features;
  const store = features.customStores ? '(id_store && !id_custom)' : 'id_store';
  const storeData = atomics ? `${store} || id_amo` : store;
  const beside = adder ? 'id_target' : 'id_imm';
  const shown = traps || custom;
  return sv`
    ${adder && `${targetAdder(features)}\n`}
    // A and B are the ALU operands; C is store data${shown ? ',' : ' or'} the ${adder ? 'branch target' : 'branch offset'}${shown ? ' or the instruction word' : ''}.
    logic [31:0] id_operand_a;
    logic [31:0] id_operand_b;
    logic [31:0] id_operand_c;

    assign id_operand_a = id_a_sel[1] ? 32'd0 : id_a_sel[0] ? id_pc : id_rs1;
    assign id_operand_b = ${adder && `id_jal ? ${length(compressed)} : `}${custom ? '(id_b_imm && !id_custom)' : 'id_b_imm'} ? id_imm : id_rs2;
    assign id_operand_c = ${traps && 'id_illegal ? id_instr\n : '}${storeData} ? id_rs2
                : ${shown ? `id_branch || id_jal || id_jalr ? ${beside}\n : id_instr` : beside};
  `;
}
