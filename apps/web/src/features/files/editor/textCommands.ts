import { commandSet } from '../../../commands/command.ts';
import { useBuffers } from './bufferStore.ts';
import { loadMonaco } from './loadMonaco.ts';

/** The file in front. */
export interface TextTargets {
  deptId: number;
  path: string | null;
}

async function saveShown({ deptId, path }: TextTargets): Promise<void> {
  await loadMonaco();
  const [{ modelOf }, { saveText }] = await Promise.all([import('./models.ts'), import('./saveText.ts')]);
  const text = path === null ? undefined : modelOf(path)?.getValue();
  if (text !== undefined) await saveText({ deptId, path: path!, text });
}

/** What can be done with a text wherever the focus is; the editor has all else. */
export const textCommands = commandSet<TextTargets>(
  (id) => `document:${id}`,
  [
    {
      id: 'save',
      keys: ['Ctrl+S'],
      whileTyping: true,
      claimsKeys: true,
      when: ({ path }) => path !== null && useBuffers.getState().buffers[path]?.dirty === true,
      run: (targets) => void saveShown(targets),
    },
  ],
);

export const isAsked = (): boolean => useBuffers.getState().clash !== undefined;
