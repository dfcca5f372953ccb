import { writeXml } from '@netloom/xml';
import type { XmlNode } from '@netloom/xml';

/** How a test case did not pass: `failure` says so itself, `error` could not say, `skipped` was not carried out. */
export interface JunitOutcome {
  tag: 'failure' | 'error' | 'skipped';
  type: string;
  message: string;
  /** All that is known of it. */
  text: string;
}

export interface JunitCase {
  name: string;
  className: string;
  seconds: number;
  /** Undefined of one that passed. */
  outcome: JunitOutcome | undefined;
  output: string;
  /** What else is known of it; what is empty is left out. */
  properties?: Record<string, string>;
}

export interface JunitSuite {
  name: string;
  begun: Date;
  properties: Record<string, string>;
  cases: readonly JunitCase[];
}

/** A suite as the XML that servers of continuous integration read: the elements that Ant, Jenkins and GitLab agree on. */
export function junitXml(suite: JunitSuite): string {
  const { name, begun, properties, cases } = suite;
  const countOf = (tag: JunitOutcome['tag']) =>
    String(cases.filter(({ outcome }) => outcome?.tag === tag).length);
  const counts = {
    tests: String(cases.length),
    failures: countOf('failure'),
    errors: countOf('error'),
    time: cases.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3),
  };
  // Without fractions and zone, as the form has it.
  const timestamp = begun.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
  const content = [propertiesNode(properties), ...cases.map(caseNode)];
  const attributes = { name, ...counts, skipped: countOf('skipped'), timestamp };
  const only: XmlNode = { name: 'testsuite', attributes, content };
  return writeXml({ name: 'testsuites', attributes: { name, ...counts }, content: [only] });
}

function propertiesNode(properties: JunitSuite['properties']): XmlNode {
  const content = Object.entries(properties).map(([name, value]) => {
    return { name: 'property', attributes: { name, value }, content: '' };
  });
  return { name: 'properties', content };
}

function caseNode({ name, className, seconds, outcome, output, properties = {} }: JunitCase): XmlNode {
  const known = Object.entries(properties).filter(([, value]) => value !== '');
  return {
    name: 'testcase',
    attributes: { name, classname: className, time: seconds.toFixed(3) },
    content: [
      known.length === 0 ? undefined : propertiesNode(Object.fromEntries(known)),
      outcome && {
        name: outcome.tag,
        attributes: { type: outcome.type, message: outcome.message },
        content: outcome.text,
      },
      output === '' ? undefined : { name: 'system-out', content: output },
    ],
  };
}
