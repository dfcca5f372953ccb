import { gitMergeParts } from '@netloom/contract';
import type { ReplyOf } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { checkRelativePath } from '../../projects/index.ts';
import { mergeTexts } from '../documents/index.ts';
import { readBlob } from './blobs.ts';
import { told } from './policy.ts';
import { requireSides } from './sides.ts';

type Reply = ReplyOf<typeof gitMergeParts>;

export const gitMergePartsRoute = implement(
  gitMergeParts,
  told('git:view'),
  async ({ body: { path, choices } }, { git }) => {
    checkRelativePath(path, 'path');
    const sides = await requireSides(git, path);
    const read = (blob: string | undefined) => (blob === undefined ? undefined : readBlob(git, blob));
    const [base, mine, theirs] = await Promise.all([read(sides.base), read(sides.ours), read(sides.theirs)]);
    const texts = { path, base: base ?? undefined, choices };
    const isText = base !== null && typeof mine === 'string' && typeof theirs === 'string';
    const [merged] = isText ? await mergeTexts([{ ...texts, mine, theirs }]) : [];
    if (merged === undefined) throw warning('merge-by-text', { field: 'path', values: { path } });
    const { text, conflicts } = merged;
    return { text, parts: conflicts, mine: merged.mine, theirs: merged.theirs } as Reply;
  },
);
