import type { RegisterMap } from '@netloom/model';
import { eachRegister } from '@netloom/soc/registers';
import { elaborationOf } from '../store/derived.ts';

/** More are not offered. */
const MOST = 5000;

/** Paths of fields that gates, enables and masks may name. */
export function fieldPaths(map: RegisterMap): string[] {
  const paths: string[] = [];
  for (const { path, fields } of eachRegister(elaborationOf(map).map)) {
    for (const { name } of fields) paths.push(`${path}.${name}`);
    if (paths.length > MOST) break;
  }
  return paths;
}
