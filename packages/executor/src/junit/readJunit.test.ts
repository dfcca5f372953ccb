import { expect, it } from 'vitest';
import { junitXml } from './junitXml.ts';
import type { JunitCase } from './junitXml.ts';
import { readJunit } from './readJunit.ts';

const CASES: JunitCase[] = [
  {
    name: 'add:7',
    className: 'add',
    seconds: 1.25,
    outcome: undefined,
    output: '',
    properties: { host: 'n<1>', tool: '' },
  },
  {
    ...{ name: 'sub:8', className: 'sub', seconds: 0, output: 'a\nb' },
    outcome: { tag: 'failure', type: 'failed', message: 'x < 3 & "y"', text: 'x < 3' },
  },
  {
    ...{ name: 'mul:9', className: 'mul', seconds: 60, output: '' },
    outcome: { tag: 'error', type: 'timed-out', message: 'too long', text: '' },
  },
];

it('reads what is written', () => {
  const text = junitXml({ name: 'rig', begun: new Date(0), properties: { kind: 'x' }, cases: CASES });
  const { name, properties, cases } = readJunit(text);
  expect([name, [...properties]]).toEqual(['rig', [['kind', 'x']]]);
  expect(cases).toEqual([
    {
      name: 'add:7',
      className: 'add',
      seconds: 1.25,
      ...{ outcome: undefined, flaky: false },
      properties: new Map([['host', 'n<1>']]),
    },
    {
      ...{ name: 'sub:8', className: 'sub', seconds: 0, flaky: false, properties: new Map() },
      outcome: { tag: 'failure', type: 'failed', message: 'x < 3 & "y"' },
    },
    {
      ...{ name: 'mul:9', className: 'mul', seconds: 60, flaky: false, properties: new Map() },
      outcome: { tag: 'error', type: 'timed-out', message: 'too long' },
    },
  ]);
});

/** As pytest and cocotb write it. */
const COCOTB = `<testsuites name="results">
  <testsuite name="all" package="all">
    <property name="random_seed" value="1234"/>
    <testcase name="runs" classname="test_dff" file="t.py" time="0.01" sim_time_ns="5" />
    <testcase name="fails" classname="test_dff" time="0.02"><failure error_type="AssertionError">assert 0 == 1
more</failure></testcase>
    <testcase name="waits" classname="test_dff" time="1,000.5"><skipped/></testcase>
  </testsuite>
</testsuites>`;

it('reads what cocotb writes', () => {
  const { name, cases, properties, missing } = readJunit(COCOTB);
  expect(name).toBe('results');
  expect(missing).toBe(0);
  // Of all its tests.
  expect(properties.get('random_seed')).toBe('1234');
  expect(cases.map((each) => [each.name, each.seconds, each.outcome?.tag, each.outcome?.message])).toEqual([
    ['runs', 0.01, undefined, undefined],
    ['fails', 0.02, 'failure', 'assert 0 == 1'],
    ['waits', 1000.5, 'skipped', ''],
  ]);
});

it.each([
  // GoogleTest: docs/advanced.md, "Generating an XML Report".
  ['a disabled test of GoogleTest', '<testcase name="a" status="notrun" result="suppressed"/>', 'skipped'],
  ['a failure of CTest', '<testcase name="a" status="fail"/>', 'failure'],
  ['a test of GoogleTest that ran', '<testcase name="a" status="run" result="completed"/>', undefined],
])('takes the word of %s', (_, text, tag) => {
  expect(readJunit(`<testsuite>${text}</testsuite>`).cases[0]!.outcome?.tag).toBe(tag);
});

it('takes what Surefire ran until it passed for what it is', () => {
  const { cases } = readJunit('<testsuite><testcase name="a"><flakyFailure/></testcase></testsuite>');
  expect(cases).toMatchObject([{ flaky: true, outcome: undefined }]);
});

it.each([
  ['tests', '<testsuite tests="3"><testcase name="a"/></testsuite>', 2],
  ['tests in suites', '<testsuites><testsuite tests="2"><testcase name="a"/></testsuite></testsuites>', 1],
  ['an error that no test has', '<testsuite tests="1" errors="1"><testcase name="a"/></testsuite>', 1],
  ['nothing that is not there', '<testsuite tests="1" failures="0"><testcase name="a"/></testsuite>', 0],
])('tells of %s that the counts name', (_, text, missing) => {
  expect(readJunit(text).missing).toBe(missing);
});

it.each([
  ['what breaks off', COCOTB.slice(0, 300), /unclosed|unexpected end/i],
  ['another document', '<html/>', /line 1: expected testsuites/],
  ['a case without name', '<testsuite>\n<testcase/></testsuite>', /line 2: a testcase without name/],
  ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><testsuite/>', /document type/],
])('refuses %s', (_, text, why) => {
  expect(() => readJunit(text)).toThrow(why);
});
