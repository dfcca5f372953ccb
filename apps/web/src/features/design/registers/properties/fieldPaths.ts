import type { RegisterMap } from '@netloom/model';
import { eachRegister } from '@netloom/registers';
import { elaborationOf } from '../store/derived.ts';

/** More are not offered. */
const MOST = 40;

/** Paths of fields that hold a text: what gates, enables and masks may name. */
export function fieldPaths(map: RegisterMap, text: string): string[] {
  const wanted = text.toLowerCase();
  const paths: string[] = [];
  for (const { path, fields } of eachRegister(elaborationOf(map).map)) {
    for (const { name } of fields) {
      const whole = `${path}.${name}`;
      if (whole.toLowerCase().includes(wanted)) paths.push(whole);
    }
    if (paths.length >= MOST) break;
  }
  return paths.slice(0, MOST);
}
