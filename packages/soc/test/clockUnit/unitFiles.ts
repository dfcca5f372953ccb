import { readFileSync } from 'node:fs';
import { IpDescriptor } from '@netloom/model';
import type { SocDocument } from '@netloom/model';
import { generate } from '@netloom/soc';
import { testLibrary } from '../fixtures.ts';

const UNIT = new URL('../../../../ip/clock_reset_unit/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, UNIT), 'utf8');
const nameOf = (path: string) => path.replace(/.*\//, '');

/** The clock-and-reset unit `crg0` of a document with its register file, and the cells that it is made of. */
export function unitFiles(document: SocDocument): Record<string, string> {
  const generated = generate(document, testLibrary()).files.filter(({ path }) =>
    /crg0|clocks_regs\.sv/.test(path),
  );
  const cells = IpDescriptor.parse(JSON.parse(read('ip.json'))).files;
  return {
    ...Object.fromEntries(cells.map((path) => [nameOf(path), read(path)])),
    ...Object.fromEntries(generated.map(({ path, text }) => [nameOf(path), text])),
  };
}
