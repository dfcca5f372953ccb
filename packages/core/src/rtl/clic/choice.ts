import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clicInputs, hasClic, numberWidth } from '../../options/clic.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { controlBits } from './input.ts';

/** A candidate: whether it asks, its control bits in front of its number. */
interface Candidate {
  request: string;
  rank: string;
}

/** The two are compared by whether they ask, then by control; the second has the higher number and wins a tie. */
const better = (name: string, [first, second]: [Candidate, Candidate], bits: number, width: number) => sv`
  logic ${name}_second, ${name}_request;
  logic [${bits + width - 1}:0] ${name};
  assign ${name}_second = {${second.request}, ${second.rank}[${bits + width - 1}:${width}]} >= {${first.request}, ${first.rank}[${bits + width - 1}:${width}]};
  assign ${name}_request = ${first.request} || ${second.request};
  assign ${name} = ${name}_second ? ${second.rank} : ${first.rank};
`;

/** A round of the tree; one without a partner goes on as it is. */
function round(candidates: Candidate[], number: number, bits: number, width: number) {
  const texts: string[] = [];
  const winners: Candidate[] = [];
  for (let index = 0; index < candidates.length; index += 2) {
    const [first, second] = [candidates[index]!, candidates[index + 1]];
    if (!second) {
      winners.push(first);
      continue;
    }
    const name = `best_${number}_${index / 2}`;
    texts.push(better(name, [first, second], bits, width));
    winners.push({ request: `${name}_request`, rank: name });
  }
  return { winners, text: texts.join('\n\n') };
}

function tree(options: CoreOptions): { text: string; winner: Candidate } {
  const [bits, width] = [controlBits(options), numberWidth(options)];
  const inputs = clicInputs(options);
  const leaves = inputs.map((_, index) => ({ request: `request[${index}]`, rank: `rank_${index}` }));
  const ranks = inputs
    .map(({ number }, index) => {
      const control = `control[${(index + 1) * bits - 1}:${index * bits}]`;
      return `logic [${bits + width - 1}:0] rank_${index};\nassign rank_${index} = {${control}, ${width}'d${number}};`;
    })
    .join('\n');
  const texts = [ranks];
  let candidates: Candidate[] = leaves;
  for (let number = 1; candidates.length > 1; number++) {
    const { winners, text } = round(candidates, number, bits, width);
    candidates = winners;
    texts.push(text);
  }
  return { text: texts.join('\n\n'), winner: candidates[0]! };
}

/** `<c>_clic_choice`: which of the interrupts that ask comes first. */
export const clicChoice: Unit = {
  suffix: 'clic_choice',
  chosen: hasClic,
  comment: () => sv`
    Of the interrupts that ask, the one with the greatest control bits, which are level and priority; of several, the one
    with the highest number.
  `,
  ports: (options) => {
    const count = clicInputs(options).length;
    return [
      input('request', count),
      input('control', count * controlBits(options)),
      output('found', 1, 'one asks'),
      output('best', controlBits(options)),
      output('number', numberWidth(options)),
    ];
  },
  body(options) {
    const { text, winner } = tree(options);
    return sv`
      ${text}

      assign found = ${winner.request};
      assign {best, number} = ${winner.rank};
    `;
  },
};
