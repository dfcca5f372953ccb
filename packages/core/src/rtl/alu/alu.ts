import { input, output } from '@netloom/hdl/emit';
import { aluOpParams, aluOpWidth } from '../aluOps.ts';
import type { AluOp } from '../aluOps.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { adder } from './adder.ts';
import { bitCounts } from './bitCounts.ts';
import { byteReversal, bytes } from './bytes.ts';
import { carryless } from './carryless.ts';
import { conditional } from './conditional.ts';
import { permutations } from './permutations.ts';
import { shifter } from './shifter.ts';

/** Operations that the adder makes; all that are not in the selection. */
const SUMS: AluOp[] = ['SUB'];
const SHIFTED_SUMS: AluOp[] = ['SH1ADD', 'SH2ADD', 'SH3ADD'];

/** Arithmetic, logic and shifts of the base ISA and of Zba, Zbb, Zbc, Zbkb, Zbs and Zicond, as chosen; combinational. */
export const alu: Unit = {
  suffix: 'alu',
  chosen: () => true,
  comment: ({ base }) => {
    const extensions = (['zba', 'zbb', 'zbc', 'zbkb', 'zbs', 'zicond'] as const).filter(
      (extension) => base[extension],
    );
    return sv`
      Arithmetic logic unit: one adder for additions, subtractions and comparisons, one shifter.
      ${extensions.length > 0 && `Includes the operations of ${extensions.join(', ').replaceAll('z', 'Z')}.`}
      'sum' is a + b in ADD, e.g. for addresses; 'less' and 'equal' compare in SLT, SLTU and SUB.
    `;
  },
  ports: (options) => [
    input('op', aluOpWidth(options)),
    input('a', 32),
    input('b', 32),
    output('result', 32),
    output('sum', 32),
    output('less'),
    output('equal'),
  ],
  body(options) {
    const { base } = options;
    const parts = [
      adder(options),
      shifter(options),
      ...(base.zbb ? [bitCounts(), bytes()] : []),
      ...(base.zbb || base.zbkb ? [byteReversal()] : []),
      ...(base.zbc ? [carryless(options)] : []),
      ...(base.zbkb ? [permutations()] : []),
      ...(base.zicond ? [conditional()] : []),
    ];
    const results = parts.flatMap((part) => part.results);
    const selected = results.flatMap(([ops]) => ops);
    return sv`
      ${aluOpParams(options, [...SUMS, ...(base.zba ? SHIFTED_SUMS : []), ...selected])}

      ${parts.map(({ text }) => text).join('\n')}

      always_comb begin
        case (op)
          ${results.map(([ops, value]) => `${ops.join(', ')}: result = ${value};`).join('\n')}
          default: result = sum;
        endcase
      end
    `;
  },
};
