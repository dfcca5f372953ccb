import type { RegisterField } from '@netloom/model';
import { eachRegister } from '@netloom/registers';
import type { ElaboratedMap } from '@netloom/registers';

/** Whose view of the fields is compared; for software alone what hardware makes of an access does not count. */
type View = 'software' | 'both';

/** Fields whose accesses differ, by register and name. */
export function accessDifferences(map: ElaboratedMap, other: ElaboratedMap, view: View): string[] {
  const found = accesses(other, view);
  return [...accesses(map, view)]
    .filter(([path, access]) => found.get(path) !== access)
    .map(([path, access]) => `${path}: expected ${access}, found ${found.get(path)}`);
}

function accesses(map: ElaboratedMap, view: View): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, fields } of eachRegister(map))
    for (const { name, source } of fields) found.set(`${path}.${name}`, accessText(source, view));
  return found;
}

function accessText({ software, onRead, onWrite, hardware }: RegisterField, view: View): string {
  const text = [software, onRead ?? '-', onWrite ?? '-'].join(' ');
  return view === 'both' ? `${text} ${hardware}` : text.replaceAll('user', '-');
}
