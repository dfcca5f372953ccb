import { childOf, parseXml } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';

/** A test case of somebody's results. */
export interface ReadCase {
  name: string;
  className: string;
  seconds: number | null;
  outcome: { tag: 'failure' | 'error' | 'skipped'; type: string; message: string } | undefined;
  /** It passed in the end, after it had failed. */
  flaky: boolean;
  properties: ReadonlyMap<string, string>;
}

export interface ReadSuite {
  name: string;
  /** Of the first suite that has any. */
  properties: ReadonlyMap<string, string>;
  cases: ReadCase[];
  /** Tests, or tests that did not pass, that the counts of the suites tell and no test case shows. */
  missing: number;
}

/** What is no result of tests, with the line of the file. */
export class WrongJunit extends Error {}

const MOST_CASES = 200_000;
const OUTCOMES = ['failure', 'error', 'skipped'] as const;
/** What others say by an attribute alone: GoogleTest of disabled tests, and CTest. */
const BY_STATUS: readonly [RegExp, (typeof OUTCOMES)[number]][] = [
  [/^fail(?:ed|ure)?$/i, 'failure'],
  [/^error$/i, 'error'],
  [/^(?:notrun|disabled|suppressed|skipped)$/i, 'skipped'],
];
/** Of Maven's Surefire: how a test failed before it passed. */
const FLAKY = ['flakyFailure', 'flakyError'];

/**
 * Reads results in the form of Ant, Jenkins and GitLab: suites in suites, too. @throws WrongJunit for another document,
 * XmlError with the line for what breaks off or is no XML.
 */
export function readJunit(text: string): ReadSuite {
  const root = parseXml(text);
  if (root.name !== 'testsuites' && root.name !== 'testsuite')
    throw new WrongJunit(`line ${root.line}: expected testsuites or testsuite, not ${root.name}`);
  const cases: ReadCase[] = [];
  gather(root, cases);
  const named = root.attributes.get('name') ?? childOf(root, 'testsuite')?.attributes.get('name');
  const top = root.children.filter(({ name }) => name === 'testsuite');
  const [properties = new Map()] = [root, ...top].map(propertiesOf).filter(({ size }) => size > 0);
  const shown = cases.filter(({ outcome }) => outcome !== undefined && outcome.tag !== 'skipped').length;
  const told = (...counts: string[]) => Math.max(toldBy([root], counts), toldBy(top, counts));
  const missing = Math.max(0, told('tests') - cases.length, told('failures', 'errors') - shown);
  return { name: named ?? '', properties, cases, missing };
}

/** The sum of some counts of some suites. */
function toldBy(suites: readonly XmlElement[], counts: readonly string[]): number {
  const all = suites.flatMap(({ attributes }) => counts.map((count) => Number(attributes.get(count) ?? 0)));
  return all.filter((count) => Number.isInteger(count) && count > 0).reduce((sum, count) => sum + count, 0);
}

/** Those of cocotb stand in the suite itself. */
function propertiesOf(element: XmlElement): Map<string, string> {
  const own = element.children.filter(({ name }) => name === 'property');
  const all = [...own, ...(childOf(element, 'properties')?.children ?? [])];
  const entries = all.map(({ attributes, text }): [string, string] => [
    attributes.get('name') ?? '',
    attributes.get('value') ?? text.trim(),
  ]);
  return new Map(entries);
}

function gather(element: XmlElement, cases: ReadCase[]): void {
  for (const child of element.children) {
    if (child.name === 'testsuite') gather(child, cases);
    if (child.name === 'testcase') cases.push(caseOf(child));
    if (cases.length > MOST_CASES) throw new WrongJunit(`more than ${MOST_CASES} test cases`);
  }
}

function caseOf(element: XmlElement): ReadCase {
  const name = element.attributes.get('name');
  if (name === undefined) throw new WrongJunit(`line ${element.line}: a testcase without name`);
  const tag = OUTCOMES.find((each) => childOf(element, each) !== undefined) ?? statusOf(element);
  const child = tag && childOf(element, tag);
  const time = Number(element.attributes.get('time')?.replaceAll(',', ''));
  return {
    name,
    className: element.attributes.get('classname') ?? '',
    seconds: Number.isFinite(time) && time >= 0 ? time : null,
    properties: propertiesOf(element),
    flaky: FLAKY.some((each) => childOf(element, each) !== undefined),
    outcome: tag && {
      tag,
      type: child?.attributes.get('type') ?? '',
      message: child?.attributes.get('message') ?? child?.text.trim().split('\n')[0] ?? '',
    },
  };
}

function statusOf({ attributes }: XmlElement): (typeof OUTCOMES)[number] | undefined {
  const said = ['status', 'result'].map((each) => attributes.get(each) ?? '');
  return BY_STATUS.find(([words]) => said.some((word) => words.test(word)))?.[1];
}
