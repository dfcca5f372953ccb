import { digest, openArtifact, readPlan } from '@netloom/executor';
import type { RunOutput } from '@netloom/model';
import type { ArtifactRecord } from './repository.ts';

/** What an unfinished dump keeps beside it, and its reader needs. */
export const HIERARCHY_SUFFIX = '.hier';

function withHierarchy(output: RunOutput): RunOutput[] {
  if (output.kind !== 'wave') return [output];
  const path = output.path + HIERARCHY_SUFFIX;
  return [
    output,
    { path, kind: 'other', title: `${output.title}: hierarchy`, mediaType: 'application/octet-stream' },
  ];
}

/** The artifacts that a dead run left in its folder. Hashed here, because the run could write until it ended. */
export async function collectArtifacts(runId: string, folder: string): Promise<ArtifactRecord[]> {
  const { outputs } = await readPlan(folder);
  const found: ArtifactRecord[] = [];
  for (const output of outputs.flatMap(withHierarchy)) {
    const file = await openArtifact(folder, output.path);
    if (file === undefined) continue;
    try {
      found.push({ ...output, runId, ...(await digest(file)) });
    } finally {
      await file.close();
    }
  }
  return found;
}
