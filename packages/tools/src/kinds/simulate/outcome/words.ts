import type { Said } from './said.ts';

const FAILS = 'fail(?:ed|s|ures?|ing)?';
const FAULTS = String.raw`(?:${FAILS}|errors?|mismatch(?:es)?|timeouts?|violations?|fatals?)`;
const TEST = String.raw`(?:self[- ]?checks?|tests?|test ?bench(?:es)?|test ?cases?|checks?|cases?|benches|bench|suites?|vectors?|assertions?|comparisons?|simulations?|sim|verification|regressions?)`;

/** Phrases that name a failure and say that there was none, or that there would be one. */
const EXCUSED: readonly RegExp[] = [
  /\bpass(?:ed)?\s*(?:\/|\||\bor\b|\band\b|&)\s*fail(?:ed)?\b|\bfail(?:ed)?\s*(?:\/|\||\bor\b)\s*pass(?:ed)?\b/gi,
  new RegExp(
    String.raw`\b(?:no|without|zero|neither|nor|free of|not any)\s+(?:any\s+)?(?:(?!response|data|end)[\w-]+\s+){0,2}?(?:or\s+[\w-]+\s+)?(?:errors|failures|mismatches|timeouts|violations)\b(?:\s+(?:were|was|found|detected|reported|occurred|seen))*`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:no|without|zero|nor|non|error)[ -](?:(?:uvm|fatal|unexpected|further|more|single|known|other|any|a)\s+)?${FAULTS}\b`,
    'gi',
  ),
  new RegExp(String.raw`\bno\s+mismatch(?:es)?\b[^.;]*`, 'gi'),
  new RegExp(
    String.raw`\b(?:no|none of (?:the )?|not (?:a single|one) )\s*(?:of the )?${TEST}\s+(?:has |have |had |did )?fail(?:ed|s)?\b`,
    'gi',
  ),
  new RegExp(
    String.raw`(?:\b(?:not|never|none)|n't)\s+(?:yet\s+|ever\s+)?(?:fail(?:ed|s|ing)?|time(?:d)? ?out)\b`,
    'gi',
  ),
  // In capitals the words are a verdict also behind these.
  /\b(?:if|when|unless|until|should|may|can|could|would|will|might|must|to)\s+(?:[a-z]+\s+){0,3}(?:fail|fails)\b/g,
  /\b(?:on|upon|of|inject\w*|simulat\w+|forced?|expect(?:s|ed|ing)?)\s+(?:an?\s+|the\s+)?(?:[a-z]+\s+)?(?:fail(?:s|ed|ures?)?|errors?|mismatch(?:es)?|timeouts?)\b/g,
  /\bfail(?:ed)?[- ](?:over|safe|fast|soft)\b|\bfail(?:over|safe)\w*/gi,
  /\b(?:fail(?:ed|s)?|timed out|errors?|mismatch)\b[^,;.]{0,40}\b(?<!not )as expected\b/gi,
  /\berror[- ](?:injection|inject|handling|count|counter|rate|limit|threshold|register|interrupt|status|checking|checker|detection|correction|response|flag|irq|tests?|cases?|summary|log|path|mode|messages?|code)\b(?!\s*[:!-])/gi,
  /\btime-?out\b\s*(?:value|period|limit|counter|register|set|is|of|enabled|disabled|interrupt|irq|=|:?\s*\d+\s*(?:$|[a-z]{1,2}s?\s*$|cycles\s*$|clocks\s*$))/gi,
  /\b(?:max|maximum|limit|allowed|injected|expected|tolerated)[ _](?:errors?|failures?|mismatches)\s*[:=]\s*\d+/gi,
  /\b(?:set|setting|with|using|default|max|maximum|watchdog)\s+time-?out\b(?=\s+(?:to|of|=|is|value|set)|\s*[=:]?\s*\d)/gi,
];

/** Phrases that name a pass which did not happen, or may. */
const CONDITIONAL_PASS: readonly RegExp[] = [
  /\b(?:if|should|must|will|would|can|could|may|until|unless|when|prints?|printed|expect(?:s|ed|ing)?|wait(?:s|ing)? for)\s+(?:\w+\s+){0,3}?pass(?:es|ed)?\b/gi,
  /\bpass(?:ed)?\s*(?:criteria|criterion|threshold|condition|means|if|when|band|through|transistor|rate|\?|to the)(?![A-Za-z])/gi,
];

const FAILED: readonly RegExp[] = [
  /(?<![A-Za-z0-9])FAIL(?:ED|S|URES?|ING)?(?![A-Za-z0-9])/,
  /(?<![A-Za-z0-9_])fail(?:ed|s|ures?)?(?![A-Za-z0-9_])/i,
  // "NOT PASSED", "DID NOT PASS", "not all tests passed", "PASSED: NO".
  /(?:\b(?:NOT|NEVER|CANNOT|NO)|N'T)\s+(?:YET\s+|A\s+|BEEN\s+)?PASS(?:ED|ES|ING)?\b/,
  /(?:\b(?:not|never|cannot)|n't)\s+(?:yet\s+|been\s+)?pass(?:ed|es)?\s*(?:$|[.!)\]])/i,
  new RegExp(
    String.raw`\b${TEST}\b[^.;,]{0,60}?(?:\b(?:not|never|cannot)|n't)\s+(?:yet\s+)?pass(?:ed)?\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:not all|not every|no|none|none of|not one|neither)\b(?:\s+of)?(?:\s+\w+){0,3}?\s+(?:have |has |was |were )?pass(?:ed|es)?\b(?!\s+to\b)`,
    'i',
  ),
  /\bpass(?:ed)?\s*[:=]\s*(?:no|n|false|none)\b/i,
  /\bNOT\s+(?:OK|SUCCESSFUL|SUCCESS)\b|\bnot\s+(?:ok|successful)\s*[.!]*\s*$|\bunsuccessful/i,
  /(?:^|[:\]>|=-]\s*|\b(?:[Tt]ests?|TESTS?|[Rr]esults?|RESULTS?|[Ss]tatus|STATUS)\s+)NG\b\s*[.!)\]]*\s*$/,
  // "ERROR: …", "[ERROR]", "tb: Error - …", "ERROR mismatch" and the plural of what was found.
  /(?<![A-Za-z0-9])(?:ERRORS?|Errors?|errors?|FATAL|Fatal|fatal)(?:\s*\(\d+\))?\s*(?:[:!\])]|\s-\s|\s#\d)/,
  /(?<![A-Za-z0-9])(?:ERRORS?|FATAL)\s*$/,
  /(?:^\W*|[:\]>|)]\s*)(?:ERRORS?|Errors?|FATAL|Fatal)(?![A-Za-z0-9_=]|\s*=)/,
  /\bfatal error\b/i,
  /\bwith (?:\w+ )?errors\b|\berrors\s+(?:(?:was|were|has|have|been)\s+)*(?:found|occurred|encountered|detected|reported)\b/i,
  /(?<![A-Za-z0-9])TIME[- _]?OUT(?![A-Za-z0-9])|\btimed[- ]out\b/,
  /\bTimed out\b|(?:^|[:\]>|]\s*)Time-?out\b|(?:^|[:\]>|]\s*)timeout\s*[:!]/,
  new RegExp(
    String.raw`\b${TEST}\b[^.;,:]{0,20}\btime-?outs?\b|\btime-?out\b\s+(?:waiting|reached|exceeded|expired|occurred|while|after|at)\b`,
    'i',
  ),
  /(?<![A-Za-z0-9])MISMATCH(?:ES|ED)?(?![A-Za-z0-9])|\bmismatch(?:es|ed)?\b/i,
  /\bassertion\s+(?:errors?|violations?|violated)\b|\bnot as expected\b/i,
  new RegExp(
    String.raw`\b(?:tests?|simulation|bench|run)\s+(?:was\s+|is\s+)?(?:aborted|killed|incomplete)\b`,
    'i',
  ),
];

const PASSED: readonly RegExp[] = [
  /(?<![A-Za-z0-9])PASS(?:ED|ES)?(?![A-Za-z0-9])/,
  /(?<![A-Za-z0-9])SUCCESS(?:FUL)?(?![A-Za-z0-9])/,
  new RegExp(
    String.raw`\b(?:all|everything|results?|(?:\w+_)?test\w*|${TEST})\b[^.;,]{0,60}\bpass(?:ed|es)?\b(?!\s+(?:to|through)\b)`,
    'i',
  ),
  /(?:^|[:\].>|=–-]\s*)pass(?:ed)?\s*[.!)\]]*\s*$/i,
  /^\W*pass(?:ed)?\s*[:!.,-]/i,
  new RegExp(
    String.raw`\b(?:all|everything|${TEST})\b[^.;,]{0,40}?\b(?:(?:complet|finish|end|ran|run)\w*\s+successfully|successful|succeeded|success|ok(?:ay)?\s*[.!]*\s*$)`,
    'i',
  ),
  /(?:^\W*|[:\]>|=.-]\s*|\b(?:tests?|all|results?|status)\s+)O[Kk]\b\s*[.!)\]]*\s*$/,
];

/** "Test finished without errors": a test's own words, where "no errors" alone may be any tool's. */
const CLEAN = new RegExp(
  String.raw`\b(?:tests?|benches|bench|checks?|test ?bench|test ?cases?)\b[^.;]{0,60}\b(?:no|0|zero|without)(?: any)? (?:errors?|failures?|mismatches)\b`,
  'i',
);

const without = (text: string, phrases: readonly RegExp[]) =>
  phrases.reduce((rest, phrase) => rest.replace(phrase, ' '), text);
const fits = (text: string, forms: readonly RegExp[]) => forms.some((form) => form.test(text));

/** Warnings say that a test failed only in so many words: "Failed to open file" is the tool's. */
const TEST_FAILED = new RegExp(String.raw`\b${TEST}\b[^.;]{0,40}fail`, 'i');

/** What the words of a text say: a failure outweighs a pass; negations and conditions are neither. */
export function saidInWords(text: string, warning: boolean): Said | undefined {
  const plain = without(text, EXCUSED);
  if (warning ? TEST_FAILED.test(plain) : fits(plain, FAILED)) return 'fail';
  const certain = without(plain, CONDITIONAL_PASS);
  return fits(certain, PASSED) || (CLEAN.test(text) && !warning) ? 'pass' : undefined;
}
