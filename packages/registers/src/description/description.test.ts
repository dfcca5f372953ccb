import { globSync, readFileSync } from 'node:fs';
import { RegisterMap } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { REGISTER_TEMPLATES } from '../templates/index.ts';
import { readRegisterMap } from './read.ts';
import { writeRegisterMap } from './write.ts';

const product = new URL('../../../../', import.meta.url).pathname;
const paths = globSync('ip/*/*.regs.json', { cwd: product });

describe('the canonical text', () => {
  it.each(paths)('is that of %s', (path) => {
    const text = readFileSync(product + path, 'utf8');
    const { document, diagnostics } = readRegisterMap(text, path);
    expect(diagnostics).toEqual([]);
    expect(writeRegisterMap(document!)).toBe(text);
  });

  it.each(REGISTER_TEMPLATES)('of $id reads as the same map', ({ make }) => {
    const map = make();
    const text = writeRegisterMap(map);
    const { document } = readRegisterMap(text);
    expect(document).toEqual(map);
    expect(writeRegisterMap(document!)).toBe(text);
  });

  it('changes by one line when one field changes', () => {
    const map = REGISTER_TEMPLATES[0]!.make();
    const before = writeRegisterMap(map).split('\n');
    const moved = JSON.parse(JSON.stringify(map).replace('"lsb":12', '"lsb":13')) as unknown;
    const after = writeRegisterMap(RegisterMap.parse(moved)).split('\n');
    expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
  });
});

describe('a text that is no register map', () => {
  const read = (text: string) => readRegisterMap(text, 'x.regs.json').diagnostics;
  const head = '{ "netloom": "registers",\n  "version": 1,\n  "name": "x"';

  it.each([
    ['[', 1, 2, 'not JSON'],
    ['{ "netloom": "soc" }', 1, 14, 'expected a Netloom file with "netloom": "registers"'],
    [head.replace('1', '2') + ' }', 2, 14, '2'],
    [head + ',\n  "children": [{ "kind": "port" }] }', 4, 26, '/children/0/kind'],
    [head + ',\n  "childs": [] }', 4, 13, '/childs: is not a known member'],
    [head.replace('"x"', '"größe"') + ' }', 3, 11, '/name: expected a letter'],
  ])('%j is refused with line and reason', (text, line, column, reason) => {
    expect(read(text)[0]).toMatchObject({
      severity: 'error',
      message: expect.stringContaining(reason),
      place: { kind: 'source', file: 'x.regs.json', line, column },
    });
  });
});
