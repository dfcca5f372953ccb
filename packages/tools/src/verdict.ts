import type { RunStep, StepsCause } from '@netloom/model';
import type { Adapters } from './adapters.ts';
import { inEnglish } from './inEnglish.ts';

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
  /** What the reason says; absent where no step said anything. */
  cause?: StepsCause;
}

const ended = (verdict: 'passed' | 'failed', cause: StepsCause): Judgement => ({
  verdict,
  reason: inEnglish(cause),
  cause,
});

function failureOf({ step: { title: step }, ...result }: StepResult): StepsCause | undefined {
  const { errors, signal, exitCode } = result;
  const at = { step, ...(result.firstError && { first: result.firstError }) };
  if (result.result?.passed === false) return { code: 'bench-said', said: result.result.text.trim() };
  if (errors > 0) return { code: 'step-errors', ...at, errors };
  if (signal) return { code: 'step-signal', ...at, signal };
  if (exitCode !== 0) return { code: 'step-exit', ...at, exitCode };
  return undefined;
}

/**
 * Passed means: every step exited with 0, no step reported an error, and what was simulated said that it passed. A bench
 * that says neither that it passed nor that it failed is inconclusive.
 */
export function judge(results: StepResult[], adapters: Adapters): Judgement {
  for (const result of results) {
    const failure = failureOf(result);
    if (failure) return ended('failed', failure);
  }
  for (const { step, result } of results) {
    const speaks = adapters[step.tool]?.speaks;
    if (speaks && result) return ended('passed', speaks.passed(result.text));
    if (speaks) return { verdict: 'inconclusive', reason: `exit code 0; ${speaks.silence}` };
  }
  const warnings = results.reduce((sum, result) => sum + result.warnings, 0);
  return ended('passed', { code: 'no-errors', warnings });
}
