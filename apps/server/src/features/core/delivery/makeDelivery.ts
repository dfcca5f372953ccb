import type { Diagnostic } from '@netloom/model';
import { deliveryOf, packageFiles, regressPlan, unfitDiagnostics } from '@netloom/core/delivery';
import type { DeliveryChoice } from '@netloom/core/delivery';
import type { CoreFile, CoreOptions } from '@netloom/core';
import { withInstructions } from '@netloom/instructions';
import type { Insn } from '@netloom/instructions';
import { regressKind } from '@netloom/model/regression';

export interface DeliveryTask {
  options: CoreOptions;
  /** The definitions that the options name. */
  insns: Insn[];
  choice: DeliveryChoice;
  /** Folder of the tree that the package lies in. */
  folder: string;
}

export interface MadeDelivery {
  files: CoreFile[];
  /** Path of the plan among them. */
  plan: string;
  tests: number;
  /** Programs of others that are no test of this core. */
  left: Diagnostic[];
}

/** The package, with the plan of its tests as a regression of the project that it lies in. */
export function makeDelivery({ options: named, insns, choice, folder }: DeliveryTask): MadeDelivery {
  const options = withInstructions(named, insns);
  const delivery = deliveryOf(options, choice);
  const plan = `${options.name}${regressKind.suffix}`;
  const text = regressKind.write(regressPlan(delivery, folder));
  const files = [...packageFiles(delivery, `${folder}/`), { path: plan, text }];
  const { others } = delivery;
  const left = others ? unfitDiagnostics(others.name, others.unfit) : [];
  return { files, plan, tests: delivery.tests.length, left };
}
