import type { RunStep } from '@netloom/model';

/** How a step ended and what its output said. */
export interface StepResult {
  step: Pick<RunStep, 'id' | 'title' | 'tool'>;
  exitCode: number | null;
  signal: string | null;
  errors: number;
  warnings: number;
  firstError?: string;
  /** Line with which a bench announced its result; a failure outweighs passes. */
  result?: { passed: boolean; text: string };
}

export interface Judgement {
  verdict: 'passed' | 'failed' | 'inconclusive';
  reason: string;
}

const failed = (reason: string): Judgement => ({ verdict: 'failed', reason });
const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;

function judgeStep({ step, ...result }: StepResult): Judgement | undefined {
  const detail = result.firstError ? `: ${result.firstError}` : '';
  if (result.result?.passed === false) return failed(`the bench reported "${result.result.text.trim()}"`);
  if (result.errors > 0) return failed(`${step.title}: ${count(result.errors, 'error')}${detail}`);
  if (result.signal) return failed(`${step.title}: ended by ${result.signal}${detail}`);
  if (result.exitCode !== 0) return failed(`${step.title}: exit code ${result.exitCode}${detail}`);
  return undefined;
}

/** Steps that end by what they run saying how it went: their exit code alone says no more than that it ended. */
const SPEAKING: readonly RunStep['tool'][] = ['simulation', 'boot'];

function judgeSpeaking({ step, result }: StepResult): Judgement {
  if (step.tool === 'boot' && result)
    return { verdict: 'passed', reason: 'the firmware ended with exit code 0' };
  if (result) return { verdict: 'passed', reason: `the bench reported "${result.text.trim()}"` };
  const silence =
    step.tool === 'boot'
      ? 'the firmware did not end by itself'
      : 'the bench said neither that it passed nor that it failed';
  return { verdict: 'inconclusive', reason: `exit code 0; ${silence}` };
}

/**
 * Passed means: every step exited with 0, no step reported an error, and what was simulated said that it passed. A bench
 * that says neither that it passed nor that it failed is inconclusive.
 */
export function judge(results: StepResult[]): Judgement {
  for (const result of results) {
    const failure = judgeStep(result);
    if (failure) return failure;
  }
  const speaking = results.find(({ step }) => SPEAKING.includes(step.tool));
  if (speaking) return judgeSpeaking(speaking);
  const warnings = results.reduce((sum, result) => sum + result.warnings, 0);
  return { verdict: 'passed', reason: `no errors, ${count(warnings, 'warning')}` };
}
