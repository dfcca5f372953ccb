import { WrongUse } from './failure.ts';

export function required(value: string | undefined, name: string): string {
  if (value === undefined) throw new WrongUse(`${name} is missing`);
  return value;
}

export function integer(value: string | undefined, name: string): number | undefined {
  if (value !== undefined && !/^\d+$/.test(value))
    throw new WrongUse(`${name}: "${value}" is not a whole number`);
  return value === undefined ? undefined : Number(value);
}

export function oneOf<T extends string>(value: string, name: string, choices: readonly T[]): T {
  const choice = choices.find((each) => each === value);
  if (choice === undefined) throw new WrongUse(`${name}: "${value}" is none of ${choices.join(', ')}`);
  return choice;
}
