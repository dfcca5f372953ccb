import type { Diagnostic, SocDocument } from '@netloom/model';
import type { Library } from '../library/library.ts';

/** What RTL does not say of a document and no reference did, element by element: it is what it is by default. */
export function unsaid(
  { instances, addressMap }: SocDocument,
  library: Library,
  reference: SocDocument | undefined,
): Diagnostic[] {
  const options = Object.entries(instances).flatMap(([name, { ip }]) => {
    const generator = library.find(ip)?.descriptor.generator;
    if (generator === undefined || reference?.instances[name]) return [];
    return [`${name}: the text does not say the options of the ${generator}: they are the defaults`];
  });
  const regions = Object.keys(addressMap).flatMap((endpoint) =>
    reference?.addressMap[endpoint]
      ? []
      : [`${endpoint}: the text says its region alone, not aliases and who may access it`],
  );
  const told = [
    ...options.map((message) => ['SOC-IMPORT-OPTIONS', message] as const),
    ...regions.map((message) => ['SOC-IMPORT-ADDRESS', message] as const),
  ];
  return told.map(([code, message]) => ({ code, severity: 'info', message }));
}
