import { EVERYTHING } from './incremental/facets.ts';
import type { Facet } from './incremental/facets.ts';
import type { Rule } from './rule.ts';
import { checkAddresses } from './rules/addresses.ts';
import { checkDevicesAsMemory } from './rules/devicesAsMemory.ts';
import { checkClockDomains, checkMissingClocks } from './rules/clocks.ts';
import { checkClockUse } from './rules/clockUse.ts';
import { checkCombinationalLoops } from './rules/combinationalLoops.ts';
import { checkCrossings } from './rules/crossings.ts';
import { checkDebugReset } from './rules/debugReset.ts';
import { checkDefinitions } from './rules/definitions.ts';
import { checkDrivers } from './rules/drivers.ts';
import { checkExclusive } from './rules/exclusive.ts';
import { checkFiles } from './rules/files.ts';
import { checkGenerators } from './rules/generators.ts';
import { checkHierarchy } from './rules/hierarchy.ts';
import { checkInterfaces } from './rules/interfaces.ts';
import { checkInterrupts } from './rules/interrupts.ts';
import { checkLetterCase } from './rules/letterCase.ts';
import { checkMissingBelow } from './rules/missingBelow.ts';
import { checkModules } from './rules/modules.ts';
import { checkNames } from './rules/names.ts';
import { checkOverlaps } from './rules/overlaps.ts';
import { checkParameters } from './rules/parameters.ts';
import { checkParity } from './rules/parity.ts';
import { checkPatches } from './rules/patches.ts';
import { checkPortConnections } from './rules/portConnections.ts';
import { checkReferences } from './rules/references.ts';
import { checkRegisterMaps } from './rules/registers.ts';
import { checkResets } from './rules/resets.ts';
import { checkResetVectors } from './rules/resetVectors.ts';
import { checkSharedCaches } from './rules/sharedCaches.ts';
import { checkClockEnables } from './rules/tree/clockEnables.ts';
import { checkClockGroups } from './rules/tree/clockGroups.ts';
import { checkClockMeasures } from './rules/tree/clockMeasures.ts';
import { checkClockNames } from './rules/tree/clockNames.ts';
import { checkClockSources } from './rules/tree/clockSources.ts';
import { checkClockUnit } from './rules/tree/clockUnit.ts';
import { checkPlls } from './rules/tree/plls.ts';
import { checkResetSources } from './rules/tree/resetSources.ts';
import { checkUndriven } from './rules/undriven.ts';
import { checkUnread } from './rules/unread.ts';
import { checkWiredInterrupts } from './rules/wiredInterrupts.ts';

/** A rule, what it looks at, and what it looks at where it finds nothing, if that is less: fixes look further. */
type Entry = readonly [Rule, readonly Facet[], (readonly Facet[])?];

/** Every rule in the order of its problems: while what it looks at is the same, so are its problems. */
export const RULES: readonly Entry[] = [
  [checkNames, EVERYTHING],
  [checkLetterCase, ['top', 'names']],
  [checkModules, ['top', 'blocks']],
  [checkHierarchy, ['top', 'blocks']],
  [checkDefinitions, ['top', 'blocks']],
  [checkMissingBelow, ['blocks']],
  [checkReferences, ['top', 'blocks']],
  [checkParameters, ['top', 'blocks']],
  [checkPatches, ['blocks']],
  [checkFiles, ['blocks']],
  [checkPortConnections, ['top', 'joinedPins', 'portConnections', 'drives']],
  [
    checkInterfaces,
    ['top', 'pins', 'portConnections', 'interfaceConnections', 'links', 'addressMap'],
    ['top', 'joinedPins', 'portConnections', 'interfaceConnections', 'links', 'addressMap'],
  ],
  [checkExclusive, ['top', 'joinedPins', 'portConnections', 'interfaceConnections', 'links', 'addressMap']],
  [
    checkParity,
    ['top', 'joinedPins', 'portConnections', 'interfaceConnections', 'links', 'reach', 'addressMap'],
  ],
  [checkDrivers, ['joinedPins', 'links', 'drives']],
  [checkUndriven, EVERYTHING],
  [checkUnread, ['top', 'portConnections', 'drives']],
  [checkDebugReset, ['pins', 'drives']],
  [checkCombinationalLoops, ['top', 'joinedBlocks', 'links', 'drives', 'addressMap']],
  [checkMissingClocks, ['top', 'pins', 'drives']],
  [checkClockDomains, EVERYTHING, ['top', 'joinedPins', 'links', 'drives']],
  [checkClockUse, ['top', 'joinedPins', 'drives']],
  [checkCrossings, EVERYTHING, ['top', 'joinedBlocks', 'drives']],
  [checkResets, ['top', 'pins', 'drives']],
  [checkClockSources, EVERYTHING],
  [checkClockGroups, EVERYTHING],
  [checkClockEnables, EVERYTHING],
  [checkClockMeasures, EVERYTHING],
  [checkClockNames, EVERYTHING],
  [checkPlls, EVERYTHING],
  [checkResetSources, EVERYTHING],
  [checkClockUnit, EVERYTHING],
  [checkAddresses, ['top', 'joinedBlocks', 'links', 'reach', 'addressMap']],
  [checkOverlaps, ['top', 'joinedPins', 'links', 'reach', 'addressMap']],
  [checkDevicesAsMemory, ['top', 'joinedBlocks', 'reach', 'addressMap']],
  [checkSharedCaches, EVERYTHING],
  [checkResetVectors, ['top', 'joinedBlocks', 'reach', 'addressMap']],
  [checkInterrupts, ['top', 'joinedPins', 'portConnections', 'interrupts']],
  [checkWiredInterrupts, ['top', 'joinedPins', 'portConnections', 'interrupts']],
  [checkRegisterMaps, ['blocks']],
  [checkGenerators, EVERYTHING],
];
