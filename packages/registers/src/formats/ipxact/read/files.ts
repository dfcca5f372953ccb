import type { Diagnostic, Worded } from '@netloom/model';
import type { XmlElement } from '@netloom/xml';
import { parseXml, textOf, XmlError } from '@netloom/xml';
import { MAX_IMPORT_BYTES } from '../../reading.ts';
import type { ImportSource } from '../../reading.ts';
import { isIpxact } from '../edition.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** Root of the chosen component, or why there is none. */
export function readRoot(source: ImportSource): XmlElement | Diagnostic {
  const root = readDocument(source);
  if ('severity' in root || root.name === 'component') return root;
  const said = say('IPX/file/element', { element: root.name });
  const place = { kind: 'source' as const, file: source.path, line: root.line };
  return { code: 'REG-IMPORT', severity: 'error', ...said, place };
}

/** Root of the chosen file, of whatever kind of IP-XACT document, or why there is none. */
export function readDocument({ path, files }: ImportSource): XmlElement | Diagnostic {
  const error = (said: Worded, line = 1): Diagnostic => ({
    code: 'REG-IMPORT',
    severity: 'error',
    ...said,
    place: { kind: 'source', file: path, line },
  });
  const bytes = files.get(path);
  if (!bytes) return error(say('REG-IMPORT/absent', {}));
  if (bytes.length > MAX_IMPORT_BYTES) {
    return error(say('REG-IMPORT/large', { bytes: bytes.length, most: MAX_IMPORT_BYTES }));
  }
  try {
    const root = parseXml(bytes);
    if (!isIpxact(root.namespace)) {
      return error(say('IPX/file/namespace', {}), root.line);
    }
    return root;
  } catch (caught) {
    if (caught instanceof XmlError)
      return error(say('REG-IMPORT/xml', { detail: caught.message }), caught.line);
    throw caught;
  }
}

/** Files of type definitions (2022) among those that were chosen, by vendor:library:name:version. */
export function typeDefinitionFiles({
  path,
  files,
}: ImportSource): Map<string, { path: string; root: XmlElement }> {
  const found = new Map<string, { path: string; root: XmlElement }>();
  for (const [other, bytes] of files) {
    if (other === path || !/\.xml$/i.test(other) || bytes.length > MAX_IMPORT_BYTES) continue;
    const root = tryParse(bytes);
    if (root?.name === 'typeDefinitions' && isIpxact(root.namespace))
      found.set(vlnvOf(root), { path: other, root });
  }
  return found;
}

function tryParse(bytes: Uint8Array): XmlElement | undefined {
  try {
    return parseXml(bytes);
  } catch (error) {
    if (error instanceof XmlError) return undefined;
    throw error;
  }
}

export function vlnvOf(root: XmlElement): string {
  return ['vendor', 'library', 'name', 'version'].map((part) => textOf(root, part) ?? '').join(':');
}
