import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLibrary } from '@netloom/soc';
import {
  CROSSBAR_LIBRARY,
  fabricSubject,
  parameterLines,
  parametersOf,
  textsHash,
} from '@netloom/soc/traffic';
import { expect, it } from 'vitest';
import { fabricDocument } from './axi4/config.ts';
import { interconnectEntries } from './ips.ts';

const library = createLibrary(interconnectEntries());
const document = fabricDocument({ name: 'duel', managers: 2, memories: 2, transactions: 0 });
const subject = (parameters: Record<string, string>) => fabricSubject(document, library, 'xbar0', parameters);

it("the digest of the library is that of the crossbar's files", () => {
  const { descriptor, folder } = library.find('netloom:interconnect:axi4_crossbar:1.0')!;
  const texts = descriptor.files.map((path) =>
    readFileSync(join(import.meta.dirname, '../../..', folder, path), 'utf8'),
  );
  expect(CROSSBAR_LIBRARY).toBe(textsHash(texts));
});

it('a crossbar has one hash under the same parameters, and another under others', () => {
  const choices: Record<string, string>[] = [{}, { TOPOLOGY: '"full"' }, { TOPOLOGY: '"shared-bus"' }];
  const hashes = choices.map((parameters) => subject(parameters)?.hash);
  expect(hashes[0]).toMatch(/^[0-9a-f]{16}$/);
  expect(hashes[1]).toBe(hashes[0]);
  expect(hashes[2]).not.toBe(hashes[0]);
});

it('there is no subject without the instance, or where the document has errors', () => {
  expect(fabricSubject(document, library, 'xbar1', {})).toBeUndefined();
  expect(subject({ TARGET_ID_WIDTH: '1' })).toBeUndefined();
});

it('parameters are written as lines, and read again', () => {
  const parameters = { TOPOLOGY: '"shared-bus"', THREADS: '2' };
  expect(parameterLines(parameters)).toBe('THREADS=2\nTOPOLOGY="shared-bus"');
  expect(parametersOf(parameterLines(parameters))).toEqual(parameters);
});
