import { openBeneath } from '@netloom/executor/beneath';

const HEAD = '.git/HEAD';
/** A branch in HEAD (gitrepository-layout(5)); anything else is a commit, or nothing that git wrote. */
const ON_BRANCH = /^ref: refs\/heads\/([^\p{Cc}]{1,250})\n?$/u;

/** The branch that a working tree is on; '' where it is on none. Read without git, whose files there are in others' hands too. */
export async function branchOf(root: string): Promise<string> {
  const file = await openBeneath(root, HEAD).catch(() => undefined);
  try {
    const { buffer, bytesRead } = (await file?.read(Buffer.alloc(300), 0, 300, 0)) ?? { bytesRead: 0 };
    return ON_BRANCH.exec(buffer?.toString('utf8', 0, bytesRead) ?? '')?.[1] ?? '';
  } finally {
    await file?.close();
  }
}
