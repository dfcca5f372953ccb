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
export { planBoot } from './kinds/boot/planBoot.ts';
export type { BootOptions, Firmware, FirmwareTarget } from './kinds/boot/bootOptions.ts';
export { planCrossings, CROSSINGS_REPORT } from './kinds/crossings/planCrossings.ts';
export { yosysCells } from './kinds/found/vendorCells.ts';
export { declaredOf } from './kinds/crossings/analysis/declared.ts';
export { findAssertions } from './kinds/simulate/assertions.ts';
export type { Assertion } from './kinds/simulate/assertions.ts';
export { COVERAGE_FILE } from './kinds/simulate/coverage/coverageFile.ts';
export { coverageReport } from './kinds/simulate/coverage/coverageReport.ts';
export { readCoverage } from './kinds/simulate/coverage/readCoverage.ts';
export { compiledDump, dumpFolder } from './kinds/simulate/dumpFile.ts';
export { ignoredConstraints } from './kinds/simulate/ignoredConstraints.ts';
export { PATTERN_FILE, patternsFor } from './kinds/simulate/outcome/patternFile.ts';
export type { Finding, OutputReader } from './finding.ts';
export { readWithoutLines } from './kinds/synthesize/forgetLines.ts';
export { MEASURED_PATHS, MEASURE_PERIOD, UNITS_REPORT, planMeasure } from './kinds/measure/planMeasure.ts';
export { planLint } from './kinds/lint/planLint.ts';
export { readTraffic } from './kinds/simulate/traffic/readTraffic.ts';
export { meantSources } from './kinds/simulate/sourceNames.ts';
export { planObjects } from './kinds/simulate/planObjects.ts';
export { planSimulation } from './kinds/simulate/planSimulation.ts';
export type { SimulationOptions } from './kinds/simulate/simulationOptions.ts';
export type { SourceSet } from './verilatorArguments.ts';
export { PlanError } from './planError.ts';
export { planTiming } from './kinds/timing/planTiming.ts';
export { readTimingReport } from './kinds/timing/timingReport.ts';
export type { TimingFiles } from './kinds/timing/timingReport.ts';
export { TIMING_FILES } from './kinds/timing/timingScript.ts';
export { planPlacement, PLACEMENT_REPORT } from './kinds/place/planPlacement.ts';
export { readPlacementReport } from './kinds/place/placementReport.ts';
export { schematicOf } from './kinds/synthesize/netlist/schematic.ts';
export type { YosysDesign } from './kinds/synthesize/netlist/yosysJson.ts';
export { SYNTHESIS_FILES, planSynthesis } from './kinds/synthesize/planSynthesis.ts';
export { MACRO_BITS } from './kinds/synthesize/synthesisOptions.ts';
export type {
  SynthesisOptions,
  SynthesisPrograms,
  SynthesisTechnology,
} from './kinds/synthesize/synthesisOptions.ts';
