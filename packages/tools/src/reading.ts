// What reads a step's output and finds what is kept, apart from what plans it: a runner starts with this alone.
export type { Finding, OutputReader } from './finding.ts';
export { adaptersOf, readerFor } from './adapters.ts';
export type { Adapters } from './adapters.ts';
export { judge } from './verdict.ts';
export type { StepResult } from './verdict.ts';
export { CaseReader, keepOutcome } from './kinds/cases/caseReader.ts';
export type { CaseOutcome, CaseVerdict } from './kinds/cases/caseReader.ts';
export { endedAs } from './kinds/cases/endedAs.ts';
export type { EndOfRun } from './kinds/cases/endedAs.ts';
export { COMPILE_FILE, HEADERS_FOLDER, OBJECTS_FOLDER } from './kinds/simulate/objectPlaces.ts';
