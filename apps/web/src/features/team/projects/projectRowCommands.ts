import type { Project } from '@netloom/contract';
import { commandSet } from '../../../commands/command.ts';
import type { RowCommand } from '../../../parts/table/rowCommand.ts';

/** A project of the list. */
export interface ProjectTargets {
  project: Project;
  mayEdit: boolean;
  /** It is being brought back. */
  busy: boolean;
  ask: (about: 'edit' | 'members' | 'dissolve') => void;
  restore: () => void;
}

const isThere = ({ project }: ProjectTargets) => project.dissolvedTime === null;
const isEditable = (targets: ProjectTargets) => targets.mayEdit && isThere(targets);

/** What can be done with a project; a dissolved one can only be brought back. */
export const projectRowCommands = commandSet<ProjectTargets, RowCommand<ProjectTargets>>(
  (id) => `projects:${id}`,
  [
    {
      id: 'restore',
      when: (targets) => targets.mayEdit && !isThere(targets),
      isBusy: ({ busy }) => busy,
      run: ({ restore }) => restore(),
    },
    { id: 'members', when: isThere, run: ({ ask }) => ask('members') },
    { id: 'edit', when: isEditable, run: ({ ask }) => ask('edit') },
    { id: 'dissolve', danger: true, when: isEditable, run: ({ ask }) => ask('dissolve') },
  ],
);
