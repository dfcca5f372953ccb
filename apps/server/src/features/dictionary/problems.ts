import type { Problem } from '../../http/problem.ts';
import { notFound, warning } from '../../http/problem.ts';

export function noDictionary(dictId: number): Problem {
  return notFound(`There is no dictionary ${dictId}.`);
}

export function noEntry(dictCode: number): Problem {
  return notFound(`There is no entry ${dictCode}.`);
}

export function typeTaken(dictType: string): Problem {
  return warning(`body.dictType: there is a dictionary of type ${dictType} already`);
}

export function valueTaken(dictValue: string): Problem {
  return warning(`body.dictValue: the dictionary has an entry with the value ${dictValue} already`);
}
