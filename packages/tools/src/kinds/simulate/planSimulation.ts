import type { RunPlan } from '@netloom/model';
import { planIcarus } from './icarus/planIcarus.ts';
import { planVerilator } from './planVerilator.ts';
import type { SimulationOptions } from './simulationOptions.ts';

/**
 * Plans a simulation. The bench runs in the root of the project tree, so that $readmemh and plusargs name files as the
 * project does. Throws a PlanError that names the field of a bad option.
 */
export function planSimulation(options: SimulationOptions): RunPlan {
  return options.simulator === 'icarus' ? planIcarus(options) : planVerilator(options);
}
