/** Verilator's coverage data of a simulation, seen from the run's folder. */
export const COVERAGE_FILE = 'coverage.dat';
