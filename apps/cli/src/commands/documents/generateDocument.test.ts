import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { coreKind } from '@netloom/core';
import { insnKind } from '@netloom/instructions';
import { memoryKind } from '@netloom/memory';
import type { DocumentKind } from '@netloom/model';
import { pinmuxKind } from '@netloom/pinmux';
import { pinsKind } from '@netloom/pins';
import { registersKind } from '@netloom/registers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../answer.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'netloom-generate-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** Of each kind: a template, a file that it makes, from the document's folder, and what stands in that. */
const CASES = [
  [coreKind, 'nano', 'rtl/seen.sv', 'module seen'],
  [memoryKind, 'ram', 'rtl/seen.sv', 'module seen'],
  [pinmuxKind, 'serial', 'rtl/seen.sv', 'module seen'],
  [insnKind, 'tally', 'sw/seen_insn.h', 'SEEN'],
  [pinsKind, pinsKind.templates![0]!.id, 'seen.overlay', '/'],
  [registersKind, registersKind.templates!.at(-1)!.id, 'gen/seen_regs.h', 'SEEN'],
] as unknown as [DocumentKind, string, string, string][];

function written(kind: DocumentKind, template: string): string {
  const path = join(folder, kind.id, `seen${kind.suffix}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, kind.write(kind.templates!.find(({ id }) => id === template)!.make('seen')));
  return path;
}

describe.each(CASES)('netloom generate $id', (kind, template, file, holds) => {
  it('makes what its kind says beside it, the same again, and nothing over what is there', async () => {
    const path = written(kind, template);
    const text = readFileSync(path, 'utf8');
    const made = join(dirname(path), file);
    expect(await answer(['generate', path])).toMatchObject({ exitCode: 0 });
    const first = readFileSync(made, 'utf8');
    expect(first).toContain(holds);
    expect(await answer(['generate', path])).toMatchObject({ exitCode: 0 });
    writeFileSync(made, 'mine');
    await answer(['generate', path]);
    expect(readFileSync(made, 'utf8')).toBe('mine');
    expect(await answer(['generate', path, '--overwrite'])).toMatchObject({ exitCode: 0 });
    expect(readFileSync(made, 'utf8')).toBe(first);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});

it('makes nothing of a document that nothing is made of, of an unreadable one, or of no document', async () => {
  const view = join(folder, 'a.view.json');
  writeFileSync(view, '{"netloom":"view","version":1,"rows":[]}');
  const broken = join(folder, 'a.memory.json');
  writeFileSync(broken, '{}');
  for (const path of [view, broken, join(folder, 'a.txt')]) {
    const { exitCode } = await answer(['generate', path]);
    expect(exitCode, path).not.toBe(0);
  }
  expect(existsSync(join(folder, 'rtl'))).toBe(false);
});

it('does not write where only a comparison was asked for', async () => {
  const path = join(folder, 'asked', 'asked.memory.json');
  mkdirSync(dirname(path));
  writeFileSync(path, memoryKind.write(memoryKind.templates![0]!.make('asked')));
  expect(await answer(['generate', path, '--check'])).toMatchObject({ exitCode: 2 });
  expect(readdirSync(dirname(path))).toEqual(['asked.memory.json']);
});
