import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { junitXml } from './junitXml.ts';
import type { JunitCase } from './junitXml.ts';

/** junitparser, which knows nothing of us: what it finds in the document on its standard input. */
const READER = `import sys, json
from junitparser import JUnitXml
read = JUnitXml.fromstring(sys.stdin.buffer.read())
suite = next(iter(read))
print(json.dumps({
  'whole': [read.tests, read.failures, read.errors, round(read.time, 3)],
  'suite': [suite.name, suite.tests, suite.failures, suite.errors, suite.skipped, suite.timestamp],
  'properties': {each.name: each.value for each in suite.properties()},
  'cases': [[c.classname, c.name, c.time, c.system_out,
             [[type(r).__name__, r.type, r.message, r.text] for r in c.result]] for c in suite],
}))`;

const cases: JunitCase[] = [
  { name: 'tb:1', className: 'simulate.tb', seconds: 1.5, outcome: undefined, output: 'a < b & "c"\n' },
  ...(['failure', 'error', 'skipped'] as const).map((tag, index) => ({
    name: `tb:${index + 2}`,
    className: 'simulate.tb',
    seconds: 0.25,
    outcome: { tag, type: `of ${tag}`, message: `<${tag}>`, text: `line 1\nü ]]> ${tag}` },
    output: '',
  })),
];

it('is read by a reader that is not ours: counts, times, results, properties and texts', () => {
  const begun = new Date('2026-03-04T05:06:07.890Z');
  const xml = junitXml({ name: 'nightly & more', begun, properties: { kind: 'simulate' }, cases });
  const read = JSON.parse(
    execFileSync('/usr/bin/python3', ['-c', READER], { input: xml, encoding: 'utf8' }),
  ) as unknown;
  const resultOf = (tag: string, type: string) => [[type, `of ${tag}`, `<${tag}>`, `line 1\nü ]]> ${tag}`]];
  expect(read).toEqual({
    whole: [4, 1, 1, 2.25],
    suite: ['nightly & more', 4, 1, 1, 1, '2026-03-04T05:06:07'],
    properties: { kind: 'simulate' },
    cases: [
      ['simulate.tb', 'tb:1', 1.5, 'a < b & "c"\n', []],
      ['simulate.tb', 'tb:2', 0.25, null, resultOf('failure', 'Failure')],
      ['simulate.tb', 'tb:3', 0.25, null, resultOf('error', 'Error')],
      ['simulate.tb', 'tb:4', 0.25, null, resultOf('skipped', 'Skipped')],
    ],
  });
});
