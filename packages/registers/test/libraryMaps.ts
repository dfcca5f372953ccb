import type { RegisterMap } from '@netloom/model';
import { REGISTER_TEMPLATES, readRegisterMap } from '@netloom/registers';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The register maps of all IP. */
export function ipMaps(): RegisterMap[] {
  const files = globSync(fileURLToPath(new URL('../../../ip/*/*.regs.json', import.meta.url)));
  return files.map((file) => {
    const { document, diagnostics } = readRegisterMap(readFileSync(file, 'utf8'), file);
    if (!document) throw new Error(`${file}: ${diagnostics[0]?.message}`);
    return document;
  });
}

/** Those of all IP, and those to begin with. */
export function libraryMaps(): RegisterMap[] {
  return [...ipMaps(), ...REGISTER_TEMPLATES.map(({ make }) => make())];
}
