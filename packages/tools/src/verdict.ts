import type { RunStep } from '@netloom/model';
import type { Adapters } from './adapters.ts';

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

/**
 * Passed means: every step exited with 0, no step reported an error, and what was simulated said that it passed. A bench
 * that says neither that it passed nor that it failed is inconclusive.
 */
export function judge(results: StepResult[], adapters: Adapters): Judgement {
  for (const result of results) {
    const failure = judgeStep(result);
    if (failure) return failure;
  }
  for (const { step, result } of results) {
    const speaks = adapters[step.tool]?.speaks;
    if (speaks && result) return { verdict: 'passed', reason: speaks.passed(result.text) };
    if (speaks) return { verdict: 'inconclusive', reason: `exit code 0; ${speaks.silence}` };
  }
  const warnings = results.reduce((sum, result) => sum + result.warnings, 0);
  return { verdict: 'passed', reason: `no errors, ${count(warnings, 'warning')}` };
}
