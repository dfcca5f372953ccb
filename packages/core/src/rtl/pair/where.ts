import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasLockstep } from '../../options/safety.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { comparedOutputs, comparedWidth, injectWidth } from './compared.ts';
import { portsOfCopy } from './copy.ts';
import { PART_NAMES, partOf } from './parts.ts';

const count = PART_NAMES.length;
const range = (high: number, low: number) => (high === low ? `unlike[${low}]` : `unlike[${high}:${low}]`);

/** Bits of each part, as ranges of what is compared, the first output the highest. */
function rangesOf(options: CoreOptions): string[][] {
  const ranges: string[][] = PART_NAMES.map(() => []);
  let high = comparedWidth(portsOfCopy(options)) - 1;
  const outputs = comparedOutputs(portsOfCopy(options)).map(({ port }) => port);
  outputs.forEach(({ name, width }, index) => {
    const part = partOf(name);
    const next = outputs[index + 1];
    const low = high - width + 1;
    if (next && partOf(next.name) === part) {
      outputs[index + 1] = { ...next, width: next.width + width };
      return;
    }
    ranges[part]!.push(range(high, low));
    high = low - 1;
  });
  return ranges;
}

const differs = (ranges: readonly string[]) =>
  ranges.length === 0 ? "1'b0" : ranges.length === 1 ? `|${ranges[0]}` : `|{${ranges.join(', ')}}`;

/** `<c>_where`: which part of the core the copies first differed in; the error itself does not hang on it. */
export const where: Unit = {
  suffix: 'where',
  chosen: hasLockstep,
  comment: () => sv`
    By what two copies of the core first differ, told with the error:
    ${PART_NAMES.map((said, bit) => `bit ${bit}: ${said}`).join('\n')}
  `,
  ports: (options) => {
    const width = comparedWidth(portsOfCopy(options));
    return [
      input('clk'),
      input('rst_n'),
      input('first', width),
      input('second', width),
      input('inject', 1, 'takes one bit for the other'),
      input('inject_bit', injectWidth(portsOfCopy(options))),
      output('parts', count),
    ];
  },
  body: (options) => {
    const width = comparedWidth(portsOfCopy(options));
    return sv`
      logic [${width - 1}:0] unlike;
      logic [${count - 1}:0] now;
      logic parted; // the copies have differed

      assign unlike = first ^ second ^ ({${width - 1}'d0, inject} << inject_bit);
      ${rangesOf(options)
        .map((ranges, bit) => `assign now[${bit}] = ${differs(ranges)};`)
        .join('\n')}

      ${clocked(
        options,
        `parts <= ${count}'d0;\nparted <= 1'b0;`,
        `if (!parted) parts <= now;\nparted <= parted || (now != ${count}'d0 && !inject);`,
      )}
    `;
  },
};
