import type { GeneratedFile } from '../../generate/manifest.ts';

/** Texts of generated files by their path below the folder of the SoC; the manifest only repeats them. */
export function textsOf(files: readonly GeneratedFile[]): Map<string, string> {
  return new Map(
    files
      .filter(({ path }) => !path.endsWith('.manifest.json'))
      .map(({ path, text }) => [path.replace(/^gen\/[^/]+\//, ''), text]),
  );
}

const DEFINE = /^#define[ \t]+(\w+)[ \t]+(.+?)[ \t]*(?:\/\*.*|\/\/.*)?$/gm;

/** The object-like macros of the C headers, by name. */
export function constantsOf(files: readonly GeneratedFile[]): Map<string, string> {
  const headers = files.filter(({ path }) => path.endsWith('.h'));
  return new Map(
    headers.flatMap(({ text }) =>
      [...text.matchAll(DEFINE)].map(([, name, value]) => [name!, value!] as const),
    ),
  );
}
