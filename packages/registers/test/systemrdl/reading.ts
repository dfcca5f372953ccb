import type { Diagnostic, RegisterField, RegisterMap } from '@netloom/model';
import { eachInstance, elaborate, eachRegister } from '@netloom/registers';
import { readSystemRdl } from '../../src/formats/systemrdl/readSystemRdl.ts';

/** Reads `main.rdl` of the given texts; a single text is that file. */
export function read(files: string | Record<string, string>) {
  const texts = typeof files === 'string' ? { 'main.rdl': files } : files;
  const bytes = Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)] as const);
  return readSystemRdl({ path: 'main.rdl', files: new Map(bytes) });
}

/** The first map of a text without errors. */
export function readMap(files: string | Record<string, string>): RegisterMap {
  const { maps, diagnostics } = read(files);
  if (!maps[0]) throw new Error(said(diagnostics).join('\n'));
  return maps[0];
}

/** Address of each register and memory by its path, with given values for parameters. */
export function addresses(text: string, overrides: Record<string, string> = {}): Record<string, number> {
  const { map } = elaborate(readMap(text), overrides);
  return Object.fromEntries(Array.from(eachInstance(map), ({ path, address }) => [path, Number(address)]));
}

/** "[high:low]" of each field of each register by its path. */
export function bits(text: string): Record<string, string> {
  const { map } = elaborate(readMap(text));
  const fields = Array.from(eachRegister(map)).flatMap((register) =>
    register.fields.map(
      ({ name, lsb, width }) => [`${register.path}.${name}`, `[${lsb + width - 1}:${lsb}]`] as const,
    ),
  );
  return Object.fromEntries(fields);
}

/** The one field of a map with one register, whose body holds `text`. */
export function fieldOf(text: string): RegisterField {
  const [register] = readMap(`addrmap m { reg { ${text} } R; };`).children;
  if (register?.kind !== 'register' || register.fields.length === 0) throw new Error('expected a register');
  return register.fields[0]!;
}

/** "file:line:column message" of each diagnostic. */
export function said(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ place, message }) =>
    place?.kind === 'source' ? `${place.file}:${place.line}:${place.column} ${message}` : message,
  );
}
