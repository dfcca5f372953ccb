import type { SocDocument } from '@netloom/model';
import { expect, it } from 'vitest';
import * as designs from '../../test/designs.ts';
import { testLibrary } from '../../test/fixtures.ts';
import { readDocument } from '../document/read.ts';
import { writeDocument } from '../document/write.ts';
import { generate } from '../generate/generate.ts';
import { check } from './check.ts';

const { parent, children } = designs.parentOf();
const CLEAN: Record<string, SocDocument> = {
  'one of each': designs.busDesign(1, 1, 1),
  'one manager, two memories': designs.busDesign(1, 2, 0),
  'two managers': designs.busDesign(2, 2, 2),
  'three managers, four memories': designs.busDesign(3, 4, 1),
  'many timers': designs.busDesign(1, 1, 9),
  'many memories': designs.busDesign(1, 16, 0),
  'eight managers': designs.busDesign(8, 2, 2),
  'no memory': designs.busDesign(1, 0, 4),
  large: designs.busDesign(4, 30, 30),
  'another name': designs.busDesign(2, 3, 4, 'other'),
  'counter of 8': designs.counterDesign(8),
  'counter of 5': designs.counterDesign(5),
  'counter of 16': designs.counterDesign(16),
  'counter of 64': designs.counterDesign(64),
  'two clock domains': designs.twoDomains(),
  'exported buses': designs.exportedBuses(),
  'bidirectional pads': designs.padDesign(),
  'crossbars in a row': designs.cascade(),
  hierarchy: parent,
  nothing: designs.padDesign(),
};
CLEAN['nothing'] = { ...CLEAN['nothing']!, instances: {}, ports: {}, portConnections: [] };

it('has twenty designs', () => expect(Object.keys(CLEAN)).toHaveLength(20));

it.each(Object.keys(CLEAN))('has nothing to say about a clean design: %s', (name) => {
  expect(check(CLEAN[name]!, testLibrary(children))).toEqual([]);
});

it.each(Object.keys(CLEAN))('generates the same bytes whatever the order of the document: %s', (name) => {
  const design = CLEAN[name]!;
  const reread = readDocument(writeDocument(design)).document!;
  const first = generate(design, testLibrary(children));
  expect(first.files.length).toBeGreaterThanOrEqual(4);
  expect(generate(reread, testLibrary(children))).toEqual(first);
});
