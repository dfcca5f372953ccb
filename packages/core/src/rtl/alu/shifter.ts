import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import { isOneOf, only } from './aluParts.ts';
import type { AluPart } from './aluParts.ts';

const DISTANCES = [16, 8, 4, 2, 1];

/** One of the five steps: by its distance or not at all; what comes in above is the fill or what a rotation turns out. */
function step(distance: number, rotates: boolean): string {
  const from = distance === 16 ? 'shift_operand' : `by${distance * 2}`;
  const fill = `{${distance}{fill}}`;
  const above = rotates ? `(rotate ? ${from}[${distance - 1}:0] : ${fill})` : fill;
  return sv`
    assign by${distance} = b[${Math.log2(distance)}] ? {${above}, ${from}[31:${distance}]} : ${from};
  `;
}

/** Shifts and rotations: all to the right; to the left by turning the bits round before and after. */
export function shifter({ base }: CoreOptions): AluPart {
  const { zbb, zbs } = base;
  const rotates = zbb || base.zbkb;
  return {
    text: sv`
      // One right shifter: for left shifts the bits are reversed before and after.
      logic shift_left;
      logic fill;
      ${rotates && 'logic rotate;'}
      logic [31:0] reversed;
      logic [31:0] shift_operand;
      ${DISTANCES.map((distance) => `logic [31:0] by${distance};`).join('\n')}
      logic [31:0] shifted;

      assign shift_left = ${isOneOf(['SLL', ...only(rotates, ['ROL']), ...only(zbb, ['CLZ'])])};
      assign fill = op == SRA && a[31];
      ${rotates && 'assign rotate = op == ROL || op == ROR;'}
      assign shift_operand = shift_left ? reversed : a;
      ${DISTANCES.map((distance) => step(distance, rotates)).join('')}
      for (genvar i = 0; i < 32; i++) begin : g_reverse
        assign reversed[i] = a[31-i];
        assign shifted[i] = shift_left ? by1[31-i] : by1[i];
      end
      ${zbs && "\nlogic [31:0] extracted;\n\nassign extracted = {31'd0, shifted[0]};"}
    `,
    results: [
      [['SLL', 'SRL', 'SRA', ...only(rotates, ['ROL', 'ROR'])], 'shifted'],
      ...(zbs ? ([[['BEXT'], 'extracted']] satisfies AluPart['results']) : []),
    ],
  };
}
