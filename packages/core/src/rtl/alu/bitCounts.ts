import { sv } from '../sv.ts';
import type { AluPart } from './aluParts.ts';

/** Whether the lower half of `from` is all zeros, and the half that holds the lowest one. */
const half = (from: string, width: number) => sv`
  assign empty${width} = ${from}[${width - 1}:0] == ${width}'d0;
  assign in${width} = empty${width} ? ${from}[${2 * width - 1}:${width}] : ${from}[${width - 1}:0];
`;

/** clz, ctz and cpop of Zbb; leading zeros are the trailing ones of the operand that the shifter has turned round. */
export function bitCounts(): AluPart {
  return {
    text: sv`
      // Count of trailing zeros by binary search for the lowest one.
      logic empty16;
      logic empty8;
      logic empty4;
      logic empty2;
      logic [15:0] in16;
      logic [7:0] in8;
      logic [3:0] in4;
      logic [1:0] in2;
      logic [5:0] zeros;

      ${half('shift_operand', 16)}
      ${half('in16', 8)}
      ${half('in8', 4)}
      ${half('in4', 2)}
      assign zeros = in2 == 2'd0 ? 6'd32 : {1'b0, empty16, empty8, empty4, empty2, !in2[0]};

      // Population count.
      logic [5:0] ones;

      always_comb begin
        ones = 6'd0;
        for (int i = 0; i < 32; i++) ones = ones + {5'd0, a[i]};
      end
    `,
    results: [
      [['CLZ', 'CTZ'], "{26'd0, zeros}"],
      [['CPOP'], "{26'd0, ones}"],
    ],
  };
}
