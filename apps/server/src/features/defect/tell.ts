import type { ProductNotice } from '@netloom/contract';
import type { Services } from '../../services.ts';
import { notify } from '../notice/index.ts';
import { LIST_REST, membersOf, restFor } from '../stream/index.ts';
import type { BugRecord } from './repository.ts';
import { watchersOf } from './repository.ts';

/** Lists of defects of a project are other than before. */
export function bugsChanged({ hub }: Pick<Services, 'hub'>, deptId: number): void {
  const rest = (streams: number) => restFor(LIST_REST, streams);
  hub.publish({ type: 'bugs-changed', deptId }, membersOf(deptId), { key: `bugs ${deptId}`, rest });
}

interface Told {
  bug: Pick<BugRecord, 'bugId' | 'deptId' | 'title'>;
  kind: Extract<ProductNotice, 'bug-changed' | 'bug-recurred'>;
  /** Who did it, and is not told; left out for the product itself. */
  author?: { userId: number; userName: string };
  content?: string;
}

/** Tells those who watch a defect, and all lists of the project. */
export async function tellWatchers({ bug, kind, author, content }: Told, services: Services): Promise<void> {
  const { bugId, deptId, title } = bug;
  bugsChanged(services, deptId);
  const watchers = await watchersOf(services.database, bugId);
  const userIds = watchers.map(({ userId }) => userId).filter((userId) => userId !== author?.userId);
  const told = { author: author?.userName ?? '', bug: bugId, title };
  const link = `/example/bug?bug=${bugId}`;
  notify(
    { kind, userIds, told, group: `bug ${bugId}`, link, deptId, content: content?.slice(0, 500) ?? '' },
    services,
  );
}
