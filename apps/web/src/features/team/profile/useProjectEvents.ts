import {
  approvalList,
  findUser,
  inviteList,
  myApplications,
  selectDeptById,
  selectDeptList,
  selectMyDeptList,
} from '@netloom/contract';
import type { Call } from '@netloom/contract';
import { useEffect } from 'react';
import { callKey, queryClient } from '../../../api/index.ts';
import { onStreamMessage } from '../../../stream/index.ts';

const ofProject: Call[] = [
  selectDeptList,
  selectDeptById,
  selectMyDeptList,
  findUser,
  approvalList,
  inviteList,
];
const ofUser: Call[] = [...ofProject, myApplications];

/** Reads again what is shown of projects and of the own applications. */
export async function refreshProjects(): Promise<void> {
  await Promise.all(ofUser.map((call) => queryClient.invalidateQueries({ queryKey: callKey(call) })));
}

/** Keeps projects, members and applications as they are on the server: a clone's progress, an approval. */
export function useProjectEvents(): void {
  useEffect(
    () =>
      onStreamMessage(({ type }) => {
        if (type === 'project-changed' || type === 'user-changed') void refreshProjects();
      }),
    [],
  );
}
