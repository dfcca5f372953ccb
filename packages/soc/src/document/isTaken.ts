import type { SocDocument } from '@netloom/model';

/** Every name of the document's namespace. */
export function isTaken(document: SocDocument, name: string): boolean {
  const { clocks, resets, ports, interfaces, instances, parameters } = document;
  return [clocks, resets, ports, interfaces, instances, parameters].some((section) =>
    Object.hasOwn(section, name),
  );
}
