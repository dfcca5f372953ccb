/** About runs and what they left. */
export const en = {
  'file-ignored':
    '{path} is not in the run: git ignores it by {file}, line {line}, “{pattern}”. Change that line, then start the run again.',
  'kind-unknown': '"{kind}" cannot be run by this version',
  'log-gone': 'the log of this run is gone',
  'no-cluster':
    "runs of this installation go to the server's own machine, which has neither partitions nor a choice of cores; leave it out",
  'no-sandbox': '{why}',
  'no-terminal': 'a run of kind "{kind}" has no terminal that is held',
  'no-top': 'nothing in the tree names one; say the top module',
  'no-wave': 'the run left no wave {path}',
  'no-wave-yet': 'the run has written no wave {path} yet',
  'over-installation-ceiling':
    '{asked} {unit} is more than the ceiling of {most} {unit} of this installation ({setting}); an administrator may raise it',
  'over-project-ceiling':
    '{asked} {unit} is more than the ceiling of {most} {unit} of this project; its lead may raise it',
  'partition-not-offered':
    'partition "{partition}" is not offered to runs; choose one that is, or let who runs the server add it to {setting}',
  'run-folder-gone': 'the folder of run {run} is gone',
  'run-goes-on': 'run {run} has not finished; cancel it first',
  'run-is-part': 'run {run} is part of run {parent}; delete that one',
  'run-missing': 'there is no run {run}',
  'run-not-listening': 'the run is {state}; nobody reads what is typed',
  'run-of-other': 'the run belongs to another department',
  'run-of-starter': 'only who started the run, or who manages runs, may do this',
  'run-unfinished': 'run {run} has not finished yet',
  'run-waits-no-more': 'the run waits no more, so its priority says nothing',
  'runs-disk-full':
    'The disk of {folder} is full: {free} MB are free, and runs start with {needed} MB (runs.keepFreeMegabytes). Delete runs, or tell your administrator.',
  'step-not-listening': 'the step that runs reads nothing',
  'stream-closed': 'this stream is not open',
  'ticket-void': 'unknown, used already, or older than a minute',
  'too-many-cores': '{cores} cores are more than the {most} that a run may ask for ({setting})',
  'tool-missing': '{name} is missing: {command}',
  'which-top': 'say which one of {tops}',
  'which-top-of-many': 'say which one of {tops} and {more} more',
  'schedule-left-out': 'left out: the run before had not finished',
  'schedule-maker-gone': 'who made the schedule is no longer a member of the department',
  'schedule-not-started': 'the run could not be started; the log of the server has the reason',
} as const;
