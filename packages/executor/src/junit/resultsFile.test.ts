import { expect, it } from 'vitest';
import { readResultsFile } from './resultsFile.ts';

const read = (cases: string) => readResultsFile('junit', `<testsuite name="all">${cases}</testsuite>`);

it('takes the seed of a suite of cocotb for that of its tests', () => {
  const { results } = read(
    '<property name="random_seed" value="77"/><testcase name="runs" classname="dff"/>',
  );
  expect(results).toMatchObject([{ case: 'dff.runs', seed: 77, verdict: 'passed' }]);
});

it('does not call steady what failed before it passed', () => {
  const [flaky] = read('<testcase name="add:7" classname="add"><flakyError/></testcase>').results;
  expect(flaky).toMatchObject({ case: 'add', seed: 7, verdict: 'passed', nondeterministic: true });
});

it('takes for a check what we write as one alone', () => {
  const check = '<properties><property name="check" value="lint"/></properties>';
  const { results, checks } = read(
    `<testcase name="rules" classname="lint">${check}</testcase><testcase name="rules" classname="a.b">${check}</testcase>`,
  );
  expect(checks).toEqual([{ name: 'rules', kind: 'lint', verdict: 'passed', message: '' }]);
  expect(results).toMatchObject([{ case: 'a.b.rules' }]);
});
