import type { Diagnostic, SocDocument } from '@netloom/model';
import type { Library } from '../library/library.ts';
import { say } from '../wording/sentences.ts';

/** What RTL does not say of a document and no reference did, element by element: it is what it is by default. */
export function unsaid(
  { instances, addressMap }: SocDocument,
  library: Library,
  reference: SocDocument | undefined,
): Diagnostic[] {
  const options = Object.entries(instances).flatMap(([name, { ip }]) => {
    const generator = library.find(ip)?.descriptor.generator;
    if (generator === undefined || reference?.instances[name]) return [];
    return [say('SOC-IMPORT/options', { name, generator })];
  });
  const regions = Object.keys(addressMap).flatMap((endpoint) =>
    reference?.addressMap[endpoint] ? [] : [say('SOC-IMPORT/address', { endpoint })],
  );
  const told = [
    ...options.map((said) => ['SOC-IMPORT-OPTIONS', said] as const),
    ...regions.map((said) => ['SOC-IMPORT-ADDRESS', said] as const),
  ];
  return told.map(([code, said]) => ({ code, severity: 'info', ...said }));
}
