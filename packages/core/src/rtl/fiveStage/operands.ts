import { sv } from '../sv.ts';
import type { Features } from './features.ts';

/** The adder of ID: target of a branch or JAL, or where it goes on if it was predicted taken; the link of JALR. */
const targetAdder = ({ compressed, predicts }: Features) => sv`
  // One adder for the target, for what follows a branch that was predicted taken, and for the link of JALR
  logic        id_follows;
  logic [31:0] id_target;

  assign id_follows = id_jalr${predicts ? ' || id_predicted' : ''};
  assign id_target  = id_pc + (id_follows ? ${length(compressed)} : id_imm);
`;

const length = (compressed: boolean) => (compressed ? "(id_compressed ? 32'd2 : 32'd4)" : "32'd4");

/** What EX gets: `id_a` and `id_b` for the ALU, `id_c` for what is needed besides. */
export function operands(features: Features): string {
  const { traps, atomics, custom, targetAdder: adder, compressed } = features;
  const storeData = atomics ? 'id_store || id_amo' : 'id_store';
  const beside = adder ? 'id_target' : 'id_imm';
  const shown = traps || custom;
  return sv`
    ${adder && `${targetAdder(features)}\n`}
    // A and B go to the ALU; C is the data of a store, ${adder ? 'the target adder' : 'the offset of a branch'}${shown ? ', or the instruction itself' : ''}
    logic [31:0] id_a;
    logic [31:0] id_b;
    logic [31:0] id_c;

    assign id_a = id_a_sel[1] ? 32'd0 : id_a_sel[0] ? id_pc : id_rs1;
    assign id_b = ${adder && `id_jal ? ${length(compressed)} : `}${custom ? '(id_b_imm && !id_custom)' : 'id_b_imm'} ? id_imm : id_rs2;
    assign id_c = ${traps && 'id_illegal ? id_instr\n            : '}${storeData} ? id_rs2
                : ${shown ? `id_branch || id_jal || id_jalr ? ${beside}\n            : id_instr` : beside};
  `;
}
