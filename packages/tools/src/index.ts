export { TOOLS, readVersion } from './detect.ts';
export type { Tool } from './detect.ts';
export { DESIGN_FILE, Elaborated, planElaboration, sourceFiles } from './elaboration/index.ts';
export type {
  Declaration,
  InstanceSource,
  Place,
  Site,
  SourceInstance,
  SourceName,
} from './elaboration/index.ts';
export { planBoot } from './boot/planBoot.ts';
export type { BootOptions, Board, Firmware, FirmwareTarget } from './boot/bootOptions.ts';
export { findAssertions } from './assertions.ts';
export type { Assertion } from './assertions.ts';
export { COVERAGE_FILE } from './coverage/coverageFile.ts';
export { coverageReport } from './coverage/coverageReport.ts';
export { readCoverage } from './coverage/readCoverage.ts';
export { findDumpFile } from './simulation/dumpFile.ts';
export { ignoredConstraints } from './simulation/ignoredConstraints.ts';
export { PATTERN_FILE, patternsFor } from './outcome/patternFile.ts';
export type { Finding, OutputReader } from './finding.ts';
export { planLint } from './planLint.ts';
export type { LintOptions } from './planLint.ts';
export { meantSources } from './simulation/sourceNames.ts';
export { OBJECTS_FOLDER, planObjects } from './simulation/planObjects.ts';
export { planSimulation } from './simulation/planSimulation.ts';
export type { SimulationOptions } from './simulation/simulationOptions.ts';
export { readerFor } from './readerFor.ts';
export { judge } from './verdict.ts';
export type { Judgement, StepResult } from './verdict.ts';
export type { SourceSet } from './verilatorArguments.ts';
export { PlanError } from './planError.ts';
export { planTiming } from './timing/planTiming.ts';
export type { TimingOptions } from './timing/planTiming.ts';
export { readTimingReport } from './timing/timingReport.ts';
export type { TimingFiles } from './timing/timingReport.ts';
export { TIMING_FILES } from './timing/timingScript.ts';
export { planPlacement, PLACEMENT_REPORT } from './placement/planPlacement.ts';
export type { PlacementOptions } from './placement/planPlacement.ts';
export { readPlacementReport } from './placement/placementReport.ts';
export { clockSdc } from './timing/clockSdc.ts';
export { schematicOf } from './synthesis/netlist/schematic.ts';
export type { YosysDesign } from './synthesis/netlist/yosysJson.ts';
export { SYNTHESIS_FILES, planSynthesis } from './synthesis/planSynthesis.ts';
export { MACRO_BITS } from './synthesis/synthesisOptions.ts';
export type {
  SynthesisOptions,
  SynthesisPrograms,
  SynthesisTechnology,
} from './synthesis/synthesisOptions.ts';
