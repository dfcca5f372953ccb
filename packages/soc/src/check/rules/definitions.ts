import type { Diagnostic } from '@netloom/model';
import { pointerOf } from '../../document/pointer.ts';
import { problem } from '../rule.ts';
import type { Place, Subject } from '../rule.ts';

/**
 * SOC-IP-TWICE and SOC-IP-HIDES: of several definitions of one VLNV the library gives one. Each is said once, at the first
 * instance that needs it; of the document's own VLNV at the document.
 */
export function checkDefinitions({ design }: Subject): Diagnostic[] {
  const { several } = design.library;
  if (several.size === 0) return [];
  const { vlnv, instances } = design.document;
  const first = new Map(
    Object.entries(instances)
      .toReversed()
      .map(([name, { ip }]) => [ip, name]),
  );
  return [...several].flatMap(([ip, definitions]) => {
    const instance = first.get(ip);
    if (instance === undefined && ip !== vlnv) return [];
    const place: Place =
      instance === undefined
        ? { pointer: '/vlnv' }
        : { pointer: pointerOf('instances', instance, 'ip'), instance };
    const taken = definitions.at(-1)!.file;
    const own = definitions.filter(({ isBuiltIn }) => !isBuiltIn).map(({ file }) => file);
    return own.length > 1
      ? [problem('SOC-IP-TWICE', { ip, taken, files: own.join(', ') }, place)]
      : [problem('SOC-IP-HIDES', { ip, taken, hidden: definitions[0]!.file }, place)];
  });
}
