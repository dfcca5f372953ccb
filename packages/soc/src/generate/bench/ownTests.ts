const BEGIN =
  '  // Own tests: begin. What stands from here to the end is kept when the bench is generated again.';
/** What few texts have: looked for first, since the marker begins as most lines of RTL do. */
const SIGN = 'Own tests: begin.';
const END = '  // Own tests: end.';

/** What a new bench has between the markers. */
const EMPTY = `  task own_tests;
    // Drive the inputs here, and call check(output === expected, "what is wrong") for every comparison.
  endtask`;

/** The place of the own tests in a bench, as text of its module. */
export const OWN_TESTS = `${BEGIN.trimStart()}\n${EMPTY.replaceAll(/^ {2}/gm, '')}\n${END.trimStart()}`;

interface Section {
  start: number;
  end: number;
}

/** Between the lines of the markers; undefined where they are gone. */
function sectionOf(text: string): Section | undefined {
  if (!text.includes(SIGN)) return undefined;
  const begin = text.indexOf(`${BEGIN}\n`);
  const end = text.indexOf(`\n${END}\n`, begin);
  return begin < 0 || end < 0 ? undefined : { start: begin + BEGIN.length + 1, end };
}

function replaced(text: string, { start, end }: Section, content: string): string {
  return text.slice(0, start) + content + text.slice(end);
}

/** A bench with the own tests of its previous text. */
export function withOwnTests(bench: string, previous: string | undefined): string {
  const [section, own] = [sectionOf(bench), previous === undefined ? undefined : sectionOf(previous)];
  if (previous === undefined || !section || !own) return bench;
  return replaced(bench, section, previous.slice(own.start, own.end));
}

/** The text of a generated file as generation alone would have it: own tests of a bench are no hand edit. */
export function withoutOwnTests(text: string): string {
  const section = sectionOf(text);
  return section ? replaced(text, section, EMPTY) : text;
}
