import type { Generated, GenerationSite, RegisterMap } from '@netloom/model';
import { checkElaborated } from '../check/check.ts';
import { elaborate } from '../elaborate/index.ts';
import { REGISTER_OUTPUTS, writeWithLosses } from '../generate/outputs.ts';

/** The views that are text: a project holds no other files. */
export const outputs: readonly string[] = REGISTER_OUTPUTS.filter(
  ({ language }) => language !== undefined,
).map(({ id }) => id);

/** Views of a map; two that need the same file write it once. */
export async function generate(
  map: RegisterMap,
  { outputs: asked = outputs }: GenerationSite,
): Promise<Generated> {
  const elaboration = elaborate(map);
  const problems = checkElaborated(elaboration);
  if (problems.some(({ severity }) => severity === 'error')) return { files: [], diagnostics: problems };
  const texts = new Map<string, string>();
  const diagnostics = [...problems];
  for (const output of REGISTER_OUTPUTS.filter(({ id }) => asked.includes(id))) {
    const written = await writeWithLosses(output, elaboration.map);
    diagnostics.push(...written.diagnostics);
    for (const { path, content } of written.files) {
      if (typeof content === 'string') texts.set(path, content);
    }
  }
  return { files: [...texts].map(([path, text]) => ({ path, text })), diagnostics };
}
