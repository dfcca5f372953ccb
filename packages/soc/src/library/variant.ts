import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Values } from '@netloom/hdl/expression';
import type { SocDocument } from '@netloom/model';
import { describeDocument } from './describeDocument.ts';
import { wayBack } from './cycles.ts';
import type { Library, LibraryEntry } from './library.ts';
import { documentValues } from './ownParameters.ts';

/** More of a name than this nobody reads; some tools also refuse it. */
const LONGEST_SUFFIX = 40;

const known = new WeakMap<LibraryEntry, Map<string, LibraryEntry>>();

/**
 * A document under given values of its parameters. Its interconnect and widths follow from them, so that it is a module
 * of its own, `tally_WIDTH_16`, for each set of values other than the document's. A document that contains itself has
 * no variants: they might never end.
 */
export function variantOf(library: Library, entry: LibraryEntry, values: Values): LibraryEntry {
  const { document } = entry;
  if (!document || Object.keys(document.parameters).length === 0) return entry;
  const suffix = suffixOf(document, values);
  if (suffix === '' || wayBack(document.vlnv, [], library, new Set())) return entry;
  let variants = known.get(entry);
  if (!variants) known.set(entry, (variants = new Map<string, LibraryEntry>()));
  let variant = variants.get(suffix);
  if (!variant) variants.set(suffix, (variant = makeVariant(library, entry, document, suffix, values)));
  return variant;
}

function makeVariant(
  library: Library,
  entry: LibraryEntry,
  document: SocDocument,
  suffix: string,
  values: Values,
): LibraryEntry {
  const parameters = Object.entries(document.parameters).map(([name, text]) => {
    const value = values[name];
    return [name, value === undefined ? text : literal(value)] as const;
  });
  const variant = {
    ...document,
    name: document.name + readable(suffix),
    parameters: Object.fromEntries(parameters),
  };
  return { ...entry, document: variant, descriptor: describeDocument(variant, library) };
}

/** Names and values of the parameters that differ from the document's own. */
function suffixOf(document: SocDocument, values: Values): string {
  const own = documentValues(document);
  return Object.keys(document.parameters)
    .filter((name) => values[name] !== undefined && values[name] !== own[name])
    .sort()
    .map((name) => `_${name}_${literal(values[name]!)}`)
    .join('');
}

/** What is no name, or too long for one, is told apart by its hash. */
function readable(suffix: string): string {
  if (/^\w+$/.test(suffix) && suffix.length <= LONGEST_SUFFIX) return suffix;
  return `_${bytesToHex(sha256(utf8ToBytes(suffix))).slice(0, 8)}`;
}

function literal(value: bigint | string | number): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
