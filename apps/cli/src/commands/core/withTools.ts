import { Failure } from '../../failure.ts';
import type { Outcome } from '../../report.ts';

/** What a tool could not do is told as one line. */
export async function withTools(work: () => Promise<Outcome>): Promise<Outcome> {
  const { ToolError } = await import('@netloom/core/node');
  try {
    return await work();
  } catch (error) {
    throw error instanceof ToolError ? new Failure(error.message) : error;
  }
}
