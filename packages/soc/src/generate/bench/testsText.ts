import type { SocDocument } from '@netloom/model';
import { benchName } from './controlText.ts';
import { contentChecks } from './contentChecks.ts';
import { interruptChecks } from './interruptChecks.ts';
import { OWN_TESTS } from './ownTests.ts';
import { wordWidth } from './plan.ts';
import type { BenchPlan } from './plan.ts';
import { memoryChecks, reachChecks, refusalChecks } from './regionChecks.ts';
import { registerChecks } from './registerChecks.ts';
import { reportText, runText, stepsText } from './steps.ts';
import type { Chapter } from './steps.ts';

const IDLE_NANOSECONDS = 1000;
const SETTLE_CLOCKS = 4;
/** More would compile for minutes. */
const STEPS = 4096;

/** The tests of a document, the place of the user's own, and the order in which they are run. */
export function testsText(plan: BenchPlan, document: SocDocument): string[] {
  const { resets, writes } = registerChecks(plan);
  const contents = contentChecks(plan);
  const interrupts = interruptChecks(plan);
  const chapters: Chapter[] = [
    { title: 'Registers as their descriptions have them after a reset', steps: resets },
    { title: 'Memories as their files have them', steps: contents.checks },
    ...plan.managers.flatMap((manager) => [
      { title: `First and last word of what ${manager.key} sees`, steps: reachChecks(manager) },
      { title: `Memories from ${manager.key}: all is written, then read`, steps: memoryChecks(manager) },
      { title: `Addresses that ${manager.key} does not have`, steps: refusalChecks(manager) },
    ]),
    { title: 'Registers that do no more than hold what is written', steps: writes },
    { title: 'Interrupts', steps: interrupts.steps },
  ];
  const width = wordWidth(plan);
  const hasSteps = chapters.some(({ steps }) => steps.length > 0);
  const hasBus = plan.managers.length > 0;
  const hasLines = interrupts.steps.length > 0;
  const settle = `task settle;\n  ${waitText(document, SETTLE_CLOCKS)}\nendtask`;
  return [
    contents.declarations.join('\n'),
    ...(hasLines ? [interrupts.text] : []),
    ...(hasSteps
      ? [
          settle,
          stepsText(within(chapters, plan.untested), width, contents.loads),
          runText(width, { hasBus, hasLines }),
        ]
      : []),
    reportText(plan.untested, hasSteps),
    OWN_TESTS,
    stimulusText(document, hasSteps),
  ];
}

/** The chapters as far as the table may be long. */
function within(chapters: readonly Chapter[], untested: string[]): Chapter[] {
  let left = STEPS;
  return chapters.map(({ title, steps }) => {
    const kept = steps.slice(0, left);
    left -= kept.length;
    if (kept.length < steps.length)
      untested.push(`${steps.length - kept.length} steps of: ${title}, because a bench has ${STEPS} at most`);
    return { title, steps: kept };
  });
}

function waitText({ clocks }: SocDocument, count: number): string {
  const names = Object.keys(clocks);
  return names.length === 0
    ? `#${IDLE_NANOSECONDS};`
    : names.map((clock) => `repeat (${count}) @(negedge ${benchName(clocks, clock)});`).join('\n  ');
}

function stimulusText(document: SocDocument, hasSteps: boolean): string {
  return [
    'initial begin : stimulus',
    '  wait (ready);',
    `  ${waitText(document, SETTLE_CLOCKS)}`,
    ...(hasSteps ? ['  run_steps;'] : []),
    '  own_tests;',
    '  finish_test;',
    'end',
  ].join('\n');
}
