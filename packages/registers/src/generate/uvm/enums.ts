import { quantityValue } from '../../elaborate/index.ts';
import type { ElaboratedMap } from '../../elaborate/index.ts';
import { hexDigits } from '../text/hex.ts';
import type { Names } from '../text/names.ts';
import { summary } from '../text/summary.ts';
import { indented, lineComment } from './text.ts';

/** A type for each enumeration, as wide as its largest value. */
export function enumLines({ source, values }: ElaboratedMap, names: Names): string[] {
  return Object.entries(source.enums).flatMap(([name, { description, values: members }]) => {
    const numbers = members.map((member) => {
      const result = quantityValue(member.value, values);
      return result.ok ? result.value : 0n;
    });
    const width = numbers.reduce((most, each) => Math.max(most, each.toString(2).length), 1);
    const labels = members.map((member, index) => {
      const label = names.take(`${source.name}_${name}_${member.name}`);
      return `${label} = ${width}'h${hexDigits(numbers[index]!)}${index < members.length - 1 ? ',' : ''}`;
    });
    return [
      ...lineComment(summary(description)),
      `typedef enum logic [${width - 1}:0] {`,
      ...indented(labels),
      `} ${names.take(`${source.name}_${name}_e`)};`,
      '',
    ];
  });
}
