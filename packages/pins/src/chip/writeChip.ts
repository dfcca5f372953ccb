import { Chip } from './chip.ts';

/** Text of `chips/<id>.chip.json`: the keys in the order of the schema, a line a peripheral and a line a pin. */
export function writeChip(chip: Chip): string {
  const ordered = Chip.parse(chip);
  const fields = (Object.keys(ordered) as (keyof Chip)[]).map((key) => {
    const value = ordered[key];
    const text = key === 'ips' || key === 'pins' ? listText(ordered[key]) : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

function listText(entries: readonly unknown[]): string {
  if (entries.length === 0) return '[]';
  return `[\n${entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`;
}
