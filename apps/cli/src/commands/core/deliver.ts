import { UnfitTest, deliveryOf, packageFiles, unfitDiagnostics } from '@netloom/core/delivery';
import type { Delivery } from '@netloom/core/delivery';
import { ImageError } from '@netloom/core/program';
import type { Insn } from '@netloom/instructions';
import { SUITE_IDS } from '@netloom/model';
import type { SuiteId } from '@netloom/model';
import { Failure } from '../../failure.ts';
import type { Outcome } from '../../report.ts';
import { storeGenerated } from '../../storeGenerated.ts';
import { proved } from '../insn/proveInsn.ts';
import { chosenCoreWith } from './chosenCore.ts';
import { readOthers } from './readOthers.ts';

interface Options {
  output: string;
  /** All when not given. */
  suites: readonly string[] | undefined;
  /** Random programs. */
  programs: number;
  seed: number;
  /** Folder of executables that others wrote. */
  others: string | undefined;
  overwrite: boolean;
}

const isSuite = (name: string): name is SuiteId => (SUITE_IDS as readonly string[]).includes(name);

function suitesOf(names: readonly string[]): SuiteId[] {
  const unknown = names.find((name) => !isSuite(name));
  if (unknown === undefined) return names.filter(isSuite);
  throw new Failure(`--suites: there is no "${unknown}"; there are ${SUITE_IDS.join(', ')}`);
}

function summary({ options, tests, suites, others }: Delivery, output: string): string {
  const lines = suites.map(({ id, missing }) => {
    const count = tests.filter(({ suite }) => suite === id).length;
    return `  ${id.padEnd(14)} ${missing === undefined ? count : `not applicable (${missing})`}`;
  });
  const left = others ? unfitDiagnostics(others.name, others.unfit).map(({ message }) => message) : [];
  return [`${options.name}: ${tests.length} tests in ${output}`, ...lines, ...left].join('\n');
}

/** @throws Failure where the SystemVerilog of an expert does not do what the behaviour does, or nobody knows */
async function requireProved(insns: readonly Insn[]): Promise<void> {
  for (const insn of insns) {
    const [problem] = (await proved(insn)).filter(({ severity }) => severity !== 'info');
    if (problem) throw new Failure(`${insn.name}: ${problem.message}`);
  }
}

/** `netloom core deliver --options <file|preset> --output <folder>`: what a customer runs without Netloom. */
export async function deliverCommand(named: string, settings: Options): Promise<Outcome> {
  const { options, insns } = await chosenCoreWith(named);
  await requireProved(insns);
  const { programs, seed } = settings;
  const suites = settings.suites && suitesOf(settings.suites);
  const others = settings.others === undefined ? undefined : await readOthers(settings.others);
  try {
    const delivery = deliveryOf(options, {
      programs,
      seed,
      ...(suites && { suites }),
      ...(others && { others }),
    });
    const paths = storeGenerated(packageFiles(delivery), settings);
    const { tests, suites: tried, others: foreign } = delivery;
    const unfit = foreign ? { unfit: foreign.unfit } : {};
    const result = { tests: tests.length, suites: tried, files: paths.length, ...unfit };
    return { text: summary(delivery, settings.output), result, failed: false };
  } catch (error) {
    throw error instanceof UnfitTest || error instanceof ImageError ? new Failure(error.message) : error;
  }
}
