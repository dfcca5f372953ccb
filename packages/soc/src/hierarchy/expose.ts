import type { Said, SocDocument } from '@netloom/model';
import { designOf } from '../design/block.ts';
import { resolve } from '../design/resolve.ts';
import { exportToTop } from '../edit/exportToTop.ts';
import { refuse } from '../edit/edit.ts';
import type { Edit } from '../edit/edit.ts';
import type { Library } from '../library/library.ts';
import { withDocuments } from '../library/withDocuments.ts';
import { say } from '../wording/sentences.ts';

/** A document on the way up, and the name of the instance in it that leads down to the one before. */
export interface Level {
  document: SocDocument;
  instance: string;
}

export type Exposed =
  | { documents: SocDocument[]; name: string; refused?: undefined }
  | { refused: Said; documents?: undefined; name?: undefined };

/**
 * Leads a port or interface of an instance up through all levels in one step, from the document that it is in to the last of
 * `above`. What leads up already is used. Gives the documents in the same order, and the name at the last level.
 */
export function expose(
  document: SocDocument,
  library: Library,
  endpoint: string,
  above: readonly Level[],
): Exposed {
  const documents: SocDocument[] = [];
  let current = document;
  let name = endpoint;
  for (let level = 0; ; level++) {
    const here = withDocuments(library, documents);
    const step = exposeOnce(current, here, name);
    if (step.document === undefined) return refuse(step.refused);
    documents.push(step.document);
    const next = above[level];
    if (!next) return { documents, name: step.name };
    current = next.document;
    name = `${next.instance}.${step.name}`;
  }
}

function exposeOnce(document: SocDocument, library: Library, endpoint: string): Edit<{ name: string }> {
  const known = leadsUp(document, endpoint);
  if (known !== undefined) return { document, name: known };
  const design = designOf(document, library);
  const end = resolve(design, endpoint);
  const driver = end.kind === 'port' && end.side === 'sink' ? design.sources.get(endpoint) : undefined;
  if (driver !== undefined) return refuse(say('refused/driven', { from: driver, to: endpoint }));
  const link = document.interfaceConnections.find((each) =>
    [each.manager, each.subordinate].includes(endpoint),
  );
  if (end.kind === 'interface' && link && !end.multiple) return refuse(say('refused/connected', link));
  return exportToTop(document, library, endpoint);
}

/** The object of the top level that an endpoint leads to as a whole. */
function leadsUp(
  { portConnections, interfaceConnections, ports, interfaces }: SocDocument,
  endpoint: string,
) {
  const isTop = (name: string) => Object.hasOwn(ports, name) || Object.hasOwn(interfaces, name);
  const pairs = [
    ...portConnections.map(({ from, to }) => [from, to] as const),
    ...interfaceConnections.map(({ manager, subordinate }) => [manager, subordinate] as const),
  ];
  for (const [a, b] of pairs) {
    if (a === endpoint && isTop(b)) return b;
    if (b === endpoint && isTop(a)) return a;
  }
  return undefined;
}
