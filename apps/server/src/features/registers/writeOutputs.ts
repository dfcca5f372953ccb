import type { Diagnostic, RegisterMap } from '@netloom/model';
import { checkElaborated, elaborate } from '@netloom/registers';
import { REGISTER_OUTPUTS, writeWithLosses } from '@netloom/registers/outputs';
import type { GeneratedFile } from '@netloom/soc';

/** Which views of a map. */
export interface OutputsTask {
  map: RegisterMap;
  outputs: readonly string[];
}

/** Texts of views by the file's name; without files the diagnostics hold an error. */
export interface OutputTexts {
  files: GeneratedFile[];
  diagnostics: Diagnostic[];
}

/** Ids of the views that are text: a tree holds no other files. */
export const TEXT_OUTPUTS: readonly string[] = REGISTER_OUTPUTS.filter(
  ({ language }) => language !== undefined,
).map(({ id }) => id);

/** Writes views of a map, unless it has errors. */
export async function writeOutputs({ map, outputs }: OutputsTask): Promise<OutputTexts> {
  const elaboration = elaborate(map);
  const problems = checkElaborated(elaboration);
  if (problems.some(({ severity }) => severity === 'error')) return { files: [], diagnostics: problems };
  const texts = new Map<string, string>();
  const diagnostics = [...problems];
  for (const output of REGISTER_OUTPUTS.filter(({ id }) => outputs.includes(id))) {
    const written = await writeWithLosses(output, elaboration.map);
    diagnostics.push(...written.diagnostics);
    for (const { path, content } of written.files) {
      if (typeof content === 'string') texts.set(path, content);
    }
  }
  return { files: [...texts].map(([path, text]) => ({ path, text })), diagnostics };
}
