import type { SocDocument } from '@netloom/model';
import { check, subjectOf } from '../check/check.ts';
import { expanded } from '../design/linkDrives.ts';
import { inOrder } from '../document/order.ts';
import { generatedBlocks } from '../generators/generatedBlock.ts';
import type { Library } from '../library/library.ts';
import type { CrossbarSpec } from '../generators/axi4Crossbar/spec.ts';
import { CROSSBAR_LIBRARY } from './libraryDigest.ts';
import { textsHash } from './textsHash.ts';
import { withParameters } from './withParameters.ts';

const KIND = 'axi4-crossbar';

/** A crossbar of a document alone: its generated text, and what that was made from. */
export interface FabricSubject {
  module: string;
  /** Its module's text; the library's own files below it are `files`. */
  text: string;
  /** Names of the library's files, in compile order. */
  files: string[];
  spec: CrossbarSpec;
  /** Of all texts: what was measured of one crossbar holds for those with the same. */
  hash: string;
}

/** The AXI4 crossbars of a document, by instance. */
export function crossbarsOf(document: SocDocument, library: Library): string[] {
  return Object.entries(document.instances)
    .filter(([, { ip }]) => library.find(ip)?.descriptor.generator === KIND)
    .map(([instance]) => instance);
}

/**
 * A crossbar of a document under other parameters, each of which is an expression or absent for the default; undefined
 * where there is none, or where the document has errors then.
 */
export function fabricSubject(
  document: SocDocument,
  library: Library,
  instance: string,
  parameters: Readonly<Record<string, string>>,
): FabricSubject | undefined {
  const changed = withParameters(document, instance, parameters);
  if (changed === undefined || check(changed, library).some(({ severity }) => severity === 'error'))
    return undefined;
  const { design, reach, wiring: links } = subjectOf(inOrder(changed), library);
  const wiring = expanded(design, links);
  const found = generatedBlocks({ design, wiring, reach }).find(
    ({ generator, block }) => generator.id === KIND && block.instance === instance,
  );
  if (found === undefined) return undefined;
  const spec = found.generator.spec(found.block) as CrossbarSpec;
  const { descriptor } = library.find(changed.instances[instance]!.ip)!;
  const text = found.generator.text(spec);
  return {
    module: found.block.module,
    text,
    files: descriptor.files.map((path) => path.replace(/.*\//, '')),
    spec,
    hash: textsHash([CROSSBAR_LIBRARY, text]),
  };
}
