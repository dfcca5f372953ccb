import type { SocDocument } from '@netloom/model';

/** The document with some parameters of an instance set; undefined where there is no such instance. */
export function withParameters(
  document: SocDocument,
  instance: string,
  parameters: Readonly<Record<string, string>>,
): SocDocument | undefined {
  const known = document.instances[instance];
  if (known === undefined) return undefined;
  const changed = { ...known, parameters: { ...known.parameters, ...parameters } };
  return { ...document, instances: { ...document.instances, [instance]: changed } };
}
