/** About regressions, defects and tasks. */
export const en = {
  'no-regression': 'there is no regression {run}',
  'no-result-row': 'there is no result {result}',
  'nothing-to-rerun': 'nothing of it has to be simulated again: everything passed',
  'result-passed': 'that simulation passed: it shows no defect',
  'bug-changed': 'defect #{bug} was changed by somebody else meanwhile; nothing was written',
  'bug-no-duty': 'your role may not move a defect from {from} to {to}',
  'bug-no-reason': 'say why the defect goes back from {from} to {to}',
  'bug-no-proof': 'name the commit on which it is so',
  'bug-no-move': 'a defect cannot go from {from} to {to}',
  'bug-branch-open': 'it is not yet shown to be gone from {branches}',
  'bug-completed': 'the defect is completed; open it again first',
  'no-assignee': 'only members of the project can have a defect',
  'no-such-commit': 'the project has no commit {commit}',
  'commit-elsewhere': 'commit {commit} is not on the branch {branch}',
  'seed-not-run':
    '{case} with seed {seed} was not simulated on commit {commit}, with the build and options that failed',
  'seed-not-green': '{case} with seed {seed} does not pass on commit {commit}, or not always',
  'seed-unchecked':
    '{case} with seed {seed} checked nothing on commit {commit}, so its passing shows nothing',
  'no-reference':
    'a link is a commit, or a reference such as file:rtl/top.sv:12, soc:demo/uart0 or #run-1a2b3c4d',
  'too-many-links': 'a defect has at most {most} links',
  'too-many-filters': 'at most {most} filters are kept',
  'branch-name': 'The branch name is null or duplicated',
  'no-branch-entry': 'there is no branch with the index {index}',
  'no-task': 'the project has no task #{task}',
  'circle-of-tasks': 'tasks would wait for each other in a circle',
  'waits-for-tasks': 'it cannot be done before {tasks}',
  'changed-task': 'task #{task} was changed by somebody else meanwhile; nothing was written',
} as const;
