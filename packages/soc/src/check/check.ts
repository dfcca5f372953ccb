import type { Diagnostic, SocDocument } from '@netloom/model';
import { reachOf } from '../addressmap/reach.ts';
import { designOf } from '../design/block.ts';
import { wiringOf } from '../design/wiring.ts';
import type { Library } from '../library/library.ts';
import type { Rule, Subject } from './rule.ts';
import { checkAddresses } from './rules/addresses.ts';
import { checkOverlaps } from './rules/overlaps.ts';
import { checkClocks } from './rules/clocks.ts';
import { checkClockSources } from './rules/tree/clockSources.ts';
import { checkClockUnit } from './rules/tree/clockUnit.ts';
import { checkResetSources } from './rules/tree/resetSources.ts';
import { checkCombinationalLoops } from './rules/combinationalLoops.ts';
import { checkCrossings } from './rules/crossings.ts';
import { checkDrivers } from './rules/drivers.ts';
import { checkFiles } from './rules/files.ts';
import { checkHierarchy } from './rules/hierarchy.ts';
import { checkMissingBelow } from './rules/missingBelow.ts';
import { checkGenerators } from './rules/generators.ts';
import { checkInterfaces } from './rules/interfaces.ts';
import { checkInterrupts } from './rules/interrupts.ts';
import { checkClockUse } from './rules/clockUse.ts';
import { checkLetterCase } from './rules/letterCase.ts';
import { checkModules } from './rules/modules.ts';
import { checkUnread } from './rules/unread.ts';
import { checkNames } from './rules/names.ts';
import { checkParameters } from './rules/parameters.ts';
import { checkPortConnections } from './rules/portConnections.ts';
import { checkRegisterMaps } from './rules/registers.ts';
import { checkResets } from './rules/resets.ts';
import { checkResetVectors } from './rules/resetVectors.ts';
import { checkReferences } from './rules/references.ts';
import { checkWiredInterrupts } from './rules/wiredInterrupts.ts';
import { checkUndriven } from './rules/undriven.ts';
import { withoutEchoes } from './unknownBlocks.ts';

const RULES: readonly Rule[] = [
  checkNames,
  checkLetterCase,
  checkModules,
  checkHierarchy,
  checkMissingBelow,
  checkReferences,
  checkParameters,
  checkFiles,
  checkPortConnections,
  checkInterfaces,
  checkDrivers,
  checkUndriven,
  checkUnread,
  checkCombinationalLoops,
  checkClocks,
  checkClockUse,
  checkCrossings,
  checkResets,
  checkClockSources,
  checkResetSources,
  checkClockUnit,
  checkAddresses,
  checkOverlaps,
  checkResetVectors,
  checkInterrupts,
  checkWiredInterrupts,
  checkRegisterMaps,
  checkGenerators,
];

/** Everything wrong with a document, in a fixed order; an empty list or one without errors can be generated. */
export function check(document: SocDocument, library: Library): Diagnostic[] {
  return checkSubject(subjectOf(document, library));
}

export function subjectOf(document: SocDocument, library: Library): Subject {
  const design = designOf(document, library);
  const wiring = wiringOf(design);
  return { design, wiring, reach: reachOf(design, wiring.links) };
}

export function checkSubject(subject: Subject): Diagnostic[] {
  return withoutEchoes(
    subject.design,
    RULES.flatMap((rule) => rule(subject)),
  );
}
