import type { LinField } from './field.ts';

const published = (
  name: string,
  range: Pick<LinField, 'min' | 'max' | 'default' | 'fixed'>,
  about: string,
): LinField => ({
  name,
  container: 'CommonPublishedInformation',
  type: 'integer',
  ...range,
  origin: 'standard',
  source: 'SWS_BSWGeneral, SWS_BSW_00059',
  about,
  configClass: 'PUBLISHED-INFORMATION',
});

const only = (value: number) => ({ min: value, max: value, default: value, fixed: true as const });
const byte = (value: number) => ({ min: 0, max: 255, default: value });

/** Parameters of the module as a whole (AUTOSAR 4.2.2, SWS_LINDriver 10.2, and SWS_BSWGeneral 10). */
export const GENERAL_FIELDS: readonly LinField[] = [
  {
    name: 'LinDevErrorDetect',
    container: 'LinGeneral',
    type: 'boolean',
    default: false,
    origin: 'standard',
    source: 'SWS_LINDriver, ECUC_Lin_00066',
    about: 'Switches the detection and notification of development errors on or off.',
    configClass: 'PRE-COMPILE',
  },
  {
    name: 'LinIndex',
    container: 'LinGeneral',
    type: 'integer',
    min: 0,
    max: 255,
    default: 0,
    origin: 'standard',
    source: 'SWS_LINDriver, ECUC_Lin_00179',
    about: 'Instance of this module; 0 when there is only one.',
    configClass: 'PRE-COMPILE',
  },
  {
    name: 'LinTimeoutDuration',
    container: 'LinGeneral',
    type: 'integer',
    min: 0,
    max: 65535,
    unit: 'loops',
    default: 65535,
    origin: 'standard',
    source: 'SWS_LINDriver, ECUC_Lin_00093',
    about: 'Most loops of a blocking function in a short wait before it reports a timeout.',
    configClass: 'PRE-COMPILE',
  },
  {
    name: 'LinVersionInfoApi',
    container: 'LinGeneral',
    type: 'boolean',
    default: false,
    origin: 'standard',
    source: 'SWS_LINDriver, ECUC_Lin_00067',
    about: 'Switches the function Lin_GetVersionInfo on or off.',
    configClass: 'PRE-COMPILE',
  },
  {
    name: 'LIN_E_TIMEOUT',
    container: 'LinDemEventParameterRefs',
    type: 'reference',
    origin: 'standard',
    source: 'SWS_LINDriver, ECUC_Lin_00189',
    about: 'Diagnostic event that a timeout caused by faulty hardware raises.',
    configClass: 'PRE-COMPILE',
    destination: '/AUTOSAR/EcucDefs/Dem/DemConfigSet/DemEventParameter',
    symbolic: true,
  },
  published(
    'VendorId',
    { min: 0, max: 65535, default: 43 },
    'Vendor of the driver, by AUTOSAR’s list of vendors.',
  ),
  published(
    'ModuleId',
    only(82),
    'Module, by AUTOSAR’s list of basic software modules: 82 is the LIN driver.',
  ),
  published('ArReleaseMajorVersion', only(4), 'Release of AUTOSAR, major.'),
  published('ArReleaseMinorVersion', only(2), 'Release of AUTOSAR, minor.'),
  published('ArReleaseRevisionVersion', only(2), 'Release of AUTOSAR, revision.'),
  published('SwMajorVersion', byte(1), 'Version of the driver, major.'),
  published('SwMinorVersion', byte(0), 'Version of the driver, minor.'),
  published('SwPatchVersion', byte(0), 'Version of the driver, patch.'),
];
