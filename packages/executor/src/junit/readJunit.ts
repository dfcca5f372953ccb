import { childOf, parseXml } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';

/** A test case of somebody's results. */
export interface ReadCase {
  name: string;
  className: string;
  seconds: number | null;
  outcome: { tag: 'failure' | 'error' | 'skipped'; type: string; message: string } | undefined;
  properties: ReadonlyMap<string, string>;
}

export interface ReadSuite {
  name: string;
  /** Of the first suite that has any. */
  properties: ReadonlyMap<string, string>;
  cases: ReadCase[];
}

/** What is no result of tests, with the line of the file. */
export class WrongJunit extends Error {}

const MOST_CASES = 200_000;
const OUTCOMES = ['failure', 'error', 'skipped'] as const;

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
  const suites = [root, ...root.children.filter(({ name }) => name === 'testsuite')];
  const [properties = new Map()] = suites.map(propertiesOf).filter(({ size }) => size > 0);
  return { name: named ?? '', properties, cases };
}

function propertiesOf(element: XmlElement): Map<string, string> {
  const all = childOf(element, 'properties')?.children ?? [];
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
  const tag = OUTCOMES.find((each) => childOf(element, each) !== undefined);
  const child = tag === undefined ? undefined : childOf(element, tag)!;
  const time = Number(element.attributes.get('time')?.replaceAll(',', ''));
  return {
    name,
    className: element.attributes.get('classname') ?? '',
    seconds: Number.isFinite(time) && time >= 0 ? time : null,
    properties: propertiesOf(element),
    outcome: child && {
      tag: tag!,
      type: child.attributes.get('type') ?? '',
      message: child.attributes.get('message') ?? child.text.trim().split('\n')[0] ?? '',
    },
  };
}
