import type { Refusal } from '../../http/refusal.ts';
import { notFound, warning } from '../../http/refuse.ts';

export function noDictionary(dictId: number): Refusal {
  return notFound('no-dictionary', { values: { dictionary: dictId } });
}

export function noEntry(dictCode: number): Refusal {
  return notFound('no-entry', { values: { entry: dictCode } });
}

export function typeTaken(dictType: string): Refusal {
  return warning('dictionary-type-taken', { field: 'body.dictType', values: { type: dictType } });
}

export function valueTaken(dictValue: string): Refusal {
  return warning('dictionary-value-taken', { field: 'body.dictValue', values: { value: dictValue } });
}
