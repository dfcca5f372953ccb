import type { Diagnostic } from '@netloom/model';
import type { GeneratedSource } from '../generated.ts';
import { merge, userSections } from './merge.ts';
import type { MarkerFault, Section } from './sections.ts';
import { readMarkers, sectionsOf } from './sections.ts';
import { hasUserCode } from './strip.ts';
import { say } from '../../wording/sentences.ts';

export interface TakenOver {
  /** Empty when markers of an existing file do not fit: then nothing may be written. */
  files: readonly GeneratedSource[];
  diagnostics: readonly Diagnostic[];
  kept: readonly string[];
}

/**
 * Puts the user code of existing files into generated ones. A section that has lost its place goes to the file that
 * has it now when it is of one peripheral alone, or stays at the end of its file, where nobody compiles it, until
 * its place returns.
 */
export function takeOver(
  files: readonly GeneratedSource[],
  existing: ReadonlyMap<string, string>,
): TakenOver {
  const marked = files.filter(({ once }) => once === undefined);
  const diagnostics: Diagnostic[] = [];
  const sections = new Map<string, Section[]>();
  for (const { path } of marked) {
    const found = userSections(existing.get(path) ?? '');
    diagnostics.push(...found.faults.map((fault) => faultAt(path, fault)));
    sections.set(path, [...found.sections]);
  }
  moveSections(marked, sections);
  const merged = files.map((file) => {
    if (file.once) return { ...file, text: existing.get(file.path) ?? file.text };
    const own = sections.get(file.path) ?? [];
    if (own.length === 0) return file;
    const { text, kept, faults } = merge(file.text, own, /\.[ch]$/.test(file.path));
    diagnostics.push(...faults.map((fault) => faultAt(file.path, fault)));
    diagnostics.push(...kept.map((section) => keptAt(file.path, section)));
    return { ...file, text };
  });
  const isBroken = diagnostics.some(({ severity }) => severity === 'error');
  const paths = new Set(files.map(({ path }) => path));
  return {
    files: isBroken ? [] : merged,
    diagnostics,
    kept: [...existing].filter(([path, text]) => !paths.has(path) && hasUserCode(text)).map(([path]) => path),
  };
}

/** Sections named after a peripheral, `USART1_Init 2`, follow it to the file that has them now. */
function moveSections(files: readonly GeneratedSource[], sections: ReadonlyMap<string, Section[]>): void {
  const places = new Map<string, string>();
  for (const { path, text } of files) {
    for (const { name } of sectionsOf(readMarkers(text).pieces)) {
      if (/^[A-Z][A-Z0-9]*_/.test(name)) places.set(name, path);
    }
  }
  for (const [path, own] of sections) {
    for (const section of [...own]) {
      const place = places.get(section.name);
      const there = place === undefined ? undefined : sections.get(place);
      if (there === undefined || place === path || there.some(({ name }) => name === section.name)) continue;
      own.splice(own.indexOf(section), 1);
      there.push(section);
    }
  }
}

function faultAt(file: string, { line, said }: MarkerFault): Diagnostic {
  return {
    code: 'PINS-USER-CODE',
    severity: 'error',
    ...say('PINS-USER-CODE', { file, line, fault: said }),
    place: { kind: 'source', file, line },
  };
}

function keptAt(file: string, { name, line }: Section): Diagnostic {
  return {
    code: 'PINS-USER-CODE-KEPT',
    severity: 'info',
    ...say('PINS-USER-CODE-KEPT', { file, name }),
    place: { kind: 'source', file, line },
  };
}
