import { z } from 'zod';
import { withoutOwnTests } from './bench/ownTests.ts';
import { hashOf } from './hashOf.ts';

/** `<name>.manifest.json`: what a generation wrote, so that later edits can be told from its own text. */
export const Manifest = z.object({
  netloom: z.literal('manifest'),
  version: z.literal(1),
  /** Path → SHA-256 of the text in UTF-8, in hex. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});
export type Manifest = z.infer<typeof Manifest>;

export interface GeneratedFile {
  /** Relative to the project. */
  path: string;
  text: string;
}

/** Text of the manifest of files; `others` are hashes of files that an earlier generation wrote, by path. */
export function manifestText(files: readonly GeneratedFile[], others: Manifest['files'] = {}): string {
  const entries = files.map(({ path, text }) => [path, hashOf(withoutOwnTests(text))] as const);
  const manifest: Manifest = {
    ...{ netloom: 'manifest', version: 1 },
    files: { ...others, ...Object.fromEntries(entries) },
  };
  return JSON.stringify(manifest, null, 2) + '\n';
}

/** Undefined when the text is no manifest. */
export function readManifest(text: string): Manifest | undefined {
  try {
    const parsed = Manifest.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

export interface HandEdit {
  path: string;
  state: 'edited' | 'missing';
}

/**
 * Generated files whose text is no longer what was generated, own tests of a bench aside; `readText` gives undefined for a file
 * that is gone.
 */
export function detectHandEdits(
  manifest: Manifest,
  readText: (path: string) => string | undefined,
): HandEdit[] {
  return Object.entries(manifest.files).flatMap(([path, hash]): HandEdit[] => {
    const text = readText(path);
    if (text === undefined) return [{ path, state: 'missing' }];
    return hashOf(withoutOwnTests(text)) === hash ? [] : [{ path, state: 'edited' }];
  });
}

/**
 * Paths of files that a manifest does not have as they are generated now. The list of sources is left aside: it says where
 * the library lies, too.
 */
export function filesBehind({ files }: Manifest, generated: readonly GeneratedFile[]): string[] {
  return generated
    .filter(({ path }) => !path.endsWith('.f') && !path.endsWith('.manifest.json'))
    .filter(({ path, text }) => files[path] !== hashOf(withoutOwnTests(text)))
    .map(({ path }) => path);
}
