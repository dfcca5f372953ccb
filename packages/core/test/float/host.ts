import { sv } from '../../src/rtl/sv.ts';
import { prove } from '../../../../proof/index.ts';
import { isNan } from '../../src/model/float/format.ts';
import type { Vector } from './forms.ts';

/** What C has operations for, under the modes that it has. */
const OPERATIONS: Readonly<Record<string, string>> = {
  'fadd.s': 'a + b',
  'fsub.s': 'a - b',
  'fmul.s': 'a * b',
  'fdiv.s': 'a / b',
  'fsqrt.s': 'sqrtf(a)',
  'fmadd.s': 'fmaf(a, b, c)',
  'fmsub.s': 'fmaf(a, b, -c)',
  'fnmsub.s': 'fmaf(-a, b, c)',
  'fnmadd.s': 'fmaf(-a, b, -c)',
  'fcvt.s.w': '(float)(int32_t)bits',
  'fcvt.s.wu': '(float)(uint32_t)bits',
};
const COMPARISONS: Readonly<Record<string, string>> = {
  'feq.s': 'a == b',
  'flt.s': 'a < b',
  'fle.s': 'a <= b',
};
const NAMES = [...Object.keys(OPERATIONS), ...Object.keys(COMPARISONS)];
const NEAREST_AWAY = 4;

/** Whether the processor here can be asked: it leaves open what a NaN raises that is added to infinity times zero. */
export const isForHost = ({ definition, mode, a, b, c }: Vector): boolean =>
  NAMES.includes(definition.name) &&
  mode !== NEAREST_AWAY &&
  !(definition.format === 'fused' && [a, b, c].some(isNan));

const PROGRAM = sv`
  #include <fenv.h>
  #include <inttypes.h>
  #include <math.h>
  #include <stdio.h>
  #include <string.h>
  static float number(uint32_t bits) { float value; memcpy(&value, &bits, 4); return value; }
  static uint32_t word(float value) { uint32_t bits; memcpy(&bits, &value, 4); return isnan(value) ? 0x7fc00000 : bits; }
  int main(void) {
    static const int modes[] = {FE_TONEAREST, FE_TOWARDZERO, FE_DOWNWARD, FE_UPWARD};
    unsigned operation, mode;
    uint32_t bits, second, third;
    while (scanf("%u %u %" SCNx32 " %" SCNx32 " %" SCNx32, &operation, &mode, &bits, &second, &third) == 5) {
      volatile float a = number(bits), b = number(second), c = number(third), result = 0;
      volatile uint32_t answer = 0;
      fesetround(modes[mode]);
      feclearexcept(FE_ALL_EXCEPT);
      switch (operation) {
        ${Object.values(OPERATIONS)
          .map((text, index) => `case ${index}: result = ${text}; answer = word(result); break;`)
          .join('\n')}
        ${Object.values(COMPARISONS)
          .map((text, index) => `case ${index + Object.keys(OPERATIONS).length}: answer = ${text}; break;`)
          .join('\n')}
      }
      int raised = fetestexcept(FE_ALL_EXCEPT);
      fesetround(FE_TONEAREST);
      printf("%08" PRIx32 " %02x\\n", answer, !!(raised & FE_INEXACT) | !!(raised & FE_UNDERFLOW) << 1 |
        !!(raised & FE_OVERFLOW) << 2 | !!(raised & FE_DIVBYZERO) << 3 | !!(raised & FE_INVALID) << 4);
    }
  }
`;

/** What the processor here gives, by C. */
export async function byHost(vectors: readonly Vector[]): Promise<string[]> {
  const hex = (bits: number) => bits.toString(16);
  const lines = vectors.map(({ definition, mode, a, b, c }) =>
    [NAMES.indexOf(definition.name), mode, hex(a), hex(b), hex(c)].join(' '),
  );
  const { steps } = await prove({
    files: { 'program.c': PROGRAM, 'vectors.txt': `${lines.join('\n')}\n` },
    steps: [
      ['gcc', '-O0', '-frounding-math', '-ffp-contract=off', '-o', 'program', 'program.c', '-lm'],
      ['sh', '-c', './program < vectors.txt'],
    ],
  });
  return steps.at(-1)!.stdout.trim().split('\n');
}
