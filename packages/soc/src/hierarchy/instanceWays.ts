import type { SocDocument, SocInstance, Vlnv } from '@netloom/model';
import { patched } from '../patch/patched.ts';

/** A hierarchy that has more instances is told in part. */
const MOST = 50_000;

/**
 * Every instance below a document by the way to it, `cluster0/uart0`, level by level; what contains itself is not gone
 * round. Documents are all that it asks for: blocks need no library.
 */
export function instanceWays(top: SocDocument, documents: ReadonlyMap<Vlnv, SocDocument>): string[] {
  interface Open {
    start: string;
    document: SocDocument;
    inside: readonly Vlnv[];
  }
  const ways: string[] = [];
  const open: Open[] = [{ start: '', document: top, inside: [top.vlnv] }];
  // What is found is looked into in its turn.
  for (const { start, document, inside } of open) {
    for (const [name, instance] of Object.entries(document.instances)) {
      if (ways.length >= MOST) return ways;
      const way = start + name;
      ways.push(way);
      const below = inside.includes(instance.ip) ? undefined : documentOf(instance, documents);
      if (below) open.push({ start: `${way}/`, document: below, inside: [...inside, instance.ip] });
    }
  }
  return ways;
}

function documentOf(
  { ip, patch }: SocInstance,
  documents: ReadonlyMap<Vlnv, SocDocument>,
): SocDocument | undefined {
  const document = documents.get(ip);
  return document && patch ? patched(document, patch, (vlnv) => documents.has(vlnv)).document : document;
}
