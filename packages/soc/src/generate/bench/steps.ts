import { KINDS } from './kinds.ts';
import type { Step, Word } from './statement.ts';

export interface Chapter {
  title: string;
  steps: Step[];
}

const kindNames = Object.keys(KINDS).map((kind) => kind.toUpperCase());

/**
 * The steps as rows of one table, which one loop plays: constants compile fast, hundreds of calls of tasks do not.
 * `width`: bits of an address and of a word; `prologue`: statements that must come before.
 */
export function stepsText(chapters: readonly Chapter[], width: number, prologue: readonly string[]): string {
  const names = new Map([['', 0]]);
  let count = 0;
  const rowOf = ({ fields, words, name }: Step) => {
    if (!names.has(name)) names.set(name, names.size);
    const comment = name === '' ? '' : ` // ${name}`;
    const bus = [0, 1, 2, 3].map((index) => wordText(words[index] ?? 0n, width));
    return `  steps[${count++}] = {${[...fields, ...bus].join(', ')}, 16'd${names.get(name)}};${comment}`;
  };
  const rows = chapters.flatMap(({ title, steps }) =>
    steps.length === 0 ? [] : ['', `  // ${title}.`, ...steps.map(rowOf)],
  );
  const kinds = kindNames.map((kind, index) => `${kind} = 4'd${index}`).join(', ');
  return [
    '// The steps of the test. A row has: what it shows, read or write, whether an answer without error is due, from whom,',
    '// at whom, the address, the address at the subordinate, what is written or, where the mask is 1, read, and a name.',
    `localparam logic [3:0] ${kinds};`,
    "localparam logic READ = 1'b0, WRITE = 1'b1, LOW = 1'b0, HIGH = 1'b1, ANY = 1'b0, ANSWERED = 1'b1;",
    "localparam logic [15:0] NOBODY = 16'hFFFF;",
    `localparam int STEPS = ${count};`,
    `logic [${FIELD_BITS + 4 * width - 1}:0] steps[0:STEPS-1];`,
    `string names[0:${names.size - 1}];`,
    '',
    'initial begin : table_of_steps',
    ...prologue.map((line) => `  ${line}`),
    ...[...names].map(([name, index]) => `  names[${index}] = "${name}";`),
    ...rows,
    'end',
  ].join('\n');
}

/** Kind, two flags, from, at and name. */
const FIELD_BITS = 4 + 2 + 3 * 16;

function wordText(word: Word, width: number): string {
  if (typeof word === 'bigint') return `${width}'h${word.toString(16).toUpperCase()}`;
  return word.width === width ? word.text : `${width - word.width}'d0, ${word.text}`;
}

/** The loop that plays the steps. */
export function runText(width: number, { hasBus, hasLines }: { hasBus: boolean; hasLines: boolean }): string {
  return [
    `int shown[0:${kindNames.length - 1}];`,
    'logic [3:0] kind;',
    'logic is_write, answered;',
    'logic [15:0] row_from, row_target, row_name;',
    `logic [${width - 1}:0] address, place, value, mask;`,
    'int from, target, name;',
    ...(hasBus ? [`logic [${width - 1}:0] pending;`, '', ACCESS_STEP] : []),
    ...(hasLines ? ['', LINE_STEP] : []),
    '',
    'task run_steps;',
    '  for (int step = 0; step < STEPS; step++) begin',
    '    {kind, is_write, answered, row_from, row_target, address, place, value, mask, row_name} = steps[step];',
    "    from   = int'(row_from);",
    "    target = int'(row_target);",
    "    name   = int'(row_name);",
    ...(hasLines ? ['    if (kind == LINES) line_step;'] : []),
    ...(hasBus ? [`    ${hasLines ? 'else ' : ''}access_step;`] : []),
    '  end',
    'endtask',
  ].join('\n');
}

const ACCESS_STEP = `// An address that is somebody's: it alone sees the access, at its own address. Of nobody: DECERR, and nobody sees it.
task access_step;
  int own, all;
  own = hits_at(target);
  all = all_hits();
  access(from, is_write, address, value);
  if (kind == REFUSED) begin
    check(bus_response === 2'b11 && all_hits() == all, $sformatf(
          "%0s %h by %0s: response %b, %0d subordinates reached, where nobody is", is_write ? "write to" : "read of",
          address, manager_names[from], bus_response, all_hits() - all));
  end else begin
    check(hits_at(target) == own + 1 && all_hits() == all + 1 && last_at(target) === place, $sformatf(
          "%0s %h by %0s does not lead to %h of %0s", is_write ? "write to" : "read of", address, manager_names[from],
          place, subordinate_names[target]));
    if (answered) check(bus_response === 2'b00, $sformatf(
          "%0s %h by %0s: %0s answers with response %b", is_write ? "write to" : "read of", address,
          manager_names[from], subordinate_names[target], bus_response));
    if (kind == PENDING) value = value | pending;
    if (kind == REMEMBERED) pending = bus_data;
    if (mask != '0) check((bus_data & mask) === (value & mask), $sformatf(
          "%0s at %h: %0s is %h, not %h", subordinate_names[target], address, names[name], bus_data & mask,
          value & mask));
  end
  if (kind != CONTENTS || mask != '0) shown[kind]++;
endtask`;

const LINE_STEP = `task line_step;
  if (shown[kind] == 0) hold_lines;
  set_line(target, is_write);
  settle;
  check(line_arrives(target, is_write), $sformatf(
        "interrupt %0s does not go %0s alone", names[name], is_write ? "high" : "low"));
  shown[kind]++;
endtask`;

/** What was shown, and what was not tested. */
export function reportText(untested: readonly string[], hasSteps: boolean): string {
  const shown = Object.entries(KINDS).flatMap(([kind, words]) => {
    const name = `shown[${kind.toUpperCase()}]`;
    return words === '' ? [] : [`  if (${name} > 0) $display("checked: %0d ${words}", ${name});`];
  });
  const lines = [...new Set(untested)].map((each) => `  $display(${strings(`not tested: ${each}`)});`);
  return ['task automatic report;', ...(hasSteps ? shown : []), ...lines, 'endtask'].join('\n');
}

const STRING_LENGTH = 90;

/** A text as strings that are displayed one behind the other, none longer than a line has room for. */
const strings = (text: string) =>
  text
    .match(new RegExp(`.{1,${STRING_LENGTH}}(?: |$)|\\S+ ?`, 'g'))!
    .map((each) => `"${each}"`)
    .join(', ');
