import type { Said } from './said.ts';

const TESTS = String.raw`(?:tests?|test[- ]?cases?|checks?|cases?|vectors?|samples?|comparisons?|assertions?|suites?|benches)`;
const FAIL = String.raw`(?:fail(?:ed|ures?|s|ing)?|errors?|err|error\(s\)|mismatch(?:es)?|fatals?|violations?|timeouts)`;
const PASS = String.raw`(?:pass(?:ed|es|ing)?|succeeded|successful|ok)`;
/** What counts may have behind them: the next count, or the end. A number with more to it is a value. */
const AFTER = String.raw`(?![\w'.]*\w)(?!\s*(?:!=|==|<|>|expected|instead|but|vs|got))`;

/** "Test 3 of 10", "case 3/10", "test #3": a number of its own, not how many. */
const ORDINAL = new RegExp(
  String.raw`\b(test|test ?case|case|step|iteration|seed|run|vector|check|phase|round|loop|part)\s*#?\s*\d+(?:\s*(?:/|of|out of)\s*\d+)?(?=\s*(?:[-:.)\]]|\b(?:pass|fail|ok|has|is|was|did))|\s*$)`,
  'gi',
);
const RATIO = String.raw`(\d+)\s*(?:/|of|out of)\s*(\d+)`;
const RATIO_FIRST = new RegExp(String.raw`\b${RATIO}(?:\s+\w+){0,3}?\s+(?:${PASS}|(${FAIL}))\b`, 'gi');
const RATIO_LAST = new RegExp(String.raw`\b(?:${PASS}|(${FAIL}))\s*[:=(]?\s*${RATIO}\b`, 'gi');
const RATE =
  /\bpass(?:ed|ing)?(?:\s+rate)?\s*[:=]?\s*(\d{1,3}(?:\.\d+)?)\s*%|\b(\d{1,3}(?:\.\d+)?)\s*%\s+(?:of\s+\w+\s+)?pass(?:ed|ing)?\b/gi;

/** Behind these a number of errors is a setting, or what the bench did on purpose. */
const MEANT = String.raw`(?<!\b(?:max|maximum|limit|allowed|injected|expected|corrected|correctable|forced|inserted|tolerated|recovered|after)[ _])`;
const NAMED = new RegExp(
  String.raw`${MEANT}(?<![A-Za-z0-9])(?:(${FAIL})|(${PASS})|(skip(?:ped)?|ignored|pending|cancell?ed)|(tests?(?:\s+run)?|total|${TESTS}))(?:[ _]?(?:count|cnt|total|found|detected|seen|reported|checks|tests|cases))?(?:\s*(?:[:=]+|\bis\b|\bare\b)\s*|\s*\(\s*|\s+(?=\d+\s*,|\d+\s*$))(\d+)\)?${AFTER}`,
  'gi',
);
const NUMBERED = new RegExp(
  String.raw`(?<=^\W*|[-,;:.([|*#=]\s*|\b(?:with|and|found|has|had|have|is|are|were|was|of|detected|reported|got|total|there|in)\s+)(\d+)\s+(?:(?!not\b|[munpf]?s\b|cycles?\b|clocks?\b)[a-z]+\s+){0,2}?(?:(${FAIL})|(${PASS})|(skipped|ignored)|(${TESTS}))(?![\w:])(?!\s+(?:injected|corrected|expected|allowed|tolerated|inserted))`,
  'gi',
);

interface Counts {
  failed: number | undefined;
  passed: number | undefined;
  skipped: number;
  total: number | undefined;
  /** A ratio or rate that is not the whole. */
  partial: boolean;
}

/** The line without its counts, and what they say. */
export interface Counted {
  text: string;
  said: Said | undefined;
  /** Whether there was a count: only then do values of numbers matter. */
  counts: boolean;
}

function takeRatios(line: string, counts: Counts): string {
  const take = (all: string, ofFail: string | undefined, part: number, whole: number) => {
    if (/\bnot\b/i.test(all) || whole === 0) return all;
    if (ofFail) counts.failed = (counts.failed ?? 0) + part;
    else if (part < whole) counts.partial = true;
    if (!ofFail) counts.passed = part;
    counts.total = whole;
    return ' ';
  };
  return line
    .replace(RATIO_FIRST, (all, n: string, m: string, fail?: string) => take(all, fail, Number(n), Number(m)))
    .replace(RATIO_LAST, (all, fail: string | undefined, n: string, m: string) =>
      take(all, fail, Number(n), Number(m)),
    )
    .replace(RATE, (_, a?: string, b?: string) => {
      if (Number(a ?? b) < 100) counts.partial = true;
      else counts.passed = 1;
      return ' ';
    });
}

const take =
  (counts: Counts) =>
  (fail: string | undefined, pass: string | undefined, skip: string | undefined, n: number) => {
    if (fail) counts.failed = (counts.failed ?? 0) + n;
    else if (pass) counts.passed = (counts.passed ?? 0) + n;
    else if (skip) counts.skipped += n;
    else counts.total ??= n;
    return ' ';
  };

/** "FAIL 0" may be the test of that number: a count behind a bare word in capitals needs more than a space. */
const isBare = (all: string) => /^(?:FAIL(?:ED)?|ERROR|PASS(?:ED)?) \d/.test(all);

const isEmpty = ({ failed, passed, skipped, total, partial }: Counts) =>
  [failed, passed, total].every((count) => count === undefined) && skipped === 0 && !partial;

function judged({ failed, passed, skipped, total, partial }: Counts): Said | undefined {
  if (failed !== undefined && failed > 0) return 'fail';
  if (partial) return 'fail';
  if (passed !== undefined && total !== undefined && passed + skipped < total) return 'fail';
  if (passed !== undefined && passed > 0) return 'pass';
  return passed === undefined && failed === 0 && total !== undefined && total > 0 ? 'pass' : undefined;
}

/** Takes the counts out of a line: "3 of 10 failed", "Errors: 0", "TESTS=3 PASS=2 FAIL=1", "12 checks, 0 FAILED". */
export function readCounts(line: string): Counted {
  const counts: Counts = {
    failed: undefined,
    passed: undefined,
    skipped: 0,
    total: undefined,
    partial: false,
  };
  const add = take(counts);
  const text = takeRatios(line.replace(ORDINAL, '$1'), counts)
    .replace(NAMED, (all, fail, pass, skip, _total, n: string) =>
      isBare(all) ? all : add(fail as string, pass as string, skip as string, Number(n)),
    )
    .replace(NUMBERED, (_, n: string, fail, pass, skip) =>
      add(fail as string, pass as string, skip as string, Number(n)),
    );
  return { text, said: judged(counts), counts: !isEmpty(counts) };
}
