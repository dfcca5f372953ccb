import { issueSaid } from '@netloom/model';
import type { Worded } from '@netloom/model';
import { say } from '../wording/formats/sentences.ts';

/** What a schema refuses first, with the path of the member. */
export function schemaSaid({ issues }: { issues: Parameters<typeof issueSaid>[0][] }): Worded {
  const [issue] = issues;
  return say('REG-IMPORT/schema', { path: issue!.path.join('.'), why: issueSaid(issue!) });
}
