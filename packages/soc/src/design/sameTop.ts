import type { SocDocument } from '@netloom/model';

/** Sections of a document that are about its inside; all others are its name and what it shows of itself. */
const INSIDE = ['instances', 'portConnections', 'interfaceConnections', 'addressMap', 'interrupts'] as const;

/** Whether two versions of a document are the same but for their inside, by identity: edits keep what they do not touch. */
export function sameTop(one: SocDocument, other: SocDocument): boolean {
  const inside = new Set<string>(INSIDE);
  const top = (document: SocDocument) => Object.entries(document).filter(([key]) => !inside.has(key));
  const [mine, theirs] = [top(one), new Map<string, unknown>(top(other))];
  return mine.length === theirs.size && mine.every(([key, value]) => theirs.get(key) === value);
}
