import { expect, it } from 'vitest';
import { soc, testLibrary, IPS } from '../../test/fixtures.ts';
import type { SocDocument } from '@netloom/model';
import { createLibrary, libraryEntry } from '../index.ts';
import { check } from './check.ts';

const { ram, timer } = IPS;
const both = { a: { ip: ram.vlnv }, b: { ip: ram.vlnv }, c: { ip: timer.vlnv } };
const TOP: SocDocument = { ...soc({}), instances: both };
const said = (document: SocDocument, ...given: Parameters<typeof createLibrary>) =>
  check(document, createLibrary(...given))
    .filter(({ code }) => code.startsWith('SOC-IP-'))
    .map(({ code, severity, message, place }) => [code, severity, message, place]);
const at = (file: string, isBuiltIn = false) => libraryEntry(ram, file, undefined, { file, isBuiltIn });
const placed = (instance: string) => ({ kind: 'document', pointer: `/instances/${instance}/ip`, instance });

it('names the files that define one VLNV, and the one that is used, once at the first instance', () => {
  expect(said(TOP, [at('x/ip.json'), timer, at('y/ip.json')])).toEqual([
    [
      'SOC-IP-TWICE',
      'error',
      'test:ip:ram:1.0 is defined by x/ip.json, y/ip.json; y/ip.json is the one that is used',
      placed('a'),
    ],
  ]);
});

it('warns where the project takes the place of the library', () => {
  expect(said(TOP, [at('library/ram', true), at('mine'), timer])).toEqual([
    [
      'SOC-IP-HIDES',
      'warning',
      'test:ip:ram:1.0 is mine here, in place of library/ram of the library',
      placed('a'),
    ],
  ]);
});

it('says that another file has the VLNV of the document itself', () => {
  const [one, other] = ['a', 'b'].map((folder) => ({ document: TOP, file: `${folder}/top.soc.json` }));
  expect(said(TOP, [ram, timer], [one!, other!])).toEqual([
    [
      'SOC-IP-TWICE',
      'error',
      'test:soc:top:1.0 is defined by a/top.soc.json, b/top.soc.json; b/top.soc.json is the one that is used',
      { kind: 'document', pointer: '/vlnv' },
    ],
  ]);
});

it('takes a file that is read twice for one definition, and says nothing of blocks that are not used', () => {
  expect(said(TOP, [at('x'), at('x'), timer])).toEqual([]);
  expect(said(soc({}), [at('x'), at('y')])).toEqual([]);
  expect(testLibrary().several.size).toBe(0);
});
