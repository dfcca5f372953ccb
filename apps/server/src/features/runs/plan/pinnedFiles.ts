import { MissingPath } from '@netloom/tools/planning';
import type { IgnoreRule, PlanTree } from '@netloom/tools/planning';
import { ProjectTree } from '../../../projects/index.ts';

type Ignored = NonNullable<PlanTree['ignored']>;

/** The files of a pinned tree, and what its user has beside them. */
export class PinnedFiles extends ProjectTree implements PlanTree {
  private readonly leftOut: Ignored;

  /** `leftOut` says what was not pinned since git ignores it. */
  constructor(root: string, leftOut: Ignored) {
    super(root);
    this.leftOut = leftOut;
  }

  ignored(paths: readonly string[]): Promise<ReadonlyMap<string, IgnoreRule>> {
    return this.leftOut(paths);
  }

  override async requireText(path: string, field: string): Promise<string> {
    const text = await this.readText(path, field);
    if (text === undefined) throw new MissingPath(field, path);
    return text;
  }
}
