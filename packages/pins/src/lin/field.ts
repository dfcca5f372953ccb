export type LinValue = string | number | boolean;

/** Containers of the module `Lin` whose parameters a configuration sets. */
export type LinContainer =
  | 'CommonPublishedInformation'
  | 'LinGeneral'
  | 'LinDemEventParameterRefs'
  | 'LinChannel';

/** A parameter or reference of the LIN driver's configuration. */
export interface LinField {
  /** Short name of its definition, e.g. `LinChannelBaudRate`. */
  name: string;
  container: LinContainer;
  /** `reference`: path of a container in another module's values; `peripheral`: instance of the chip, e.g. `USART1`. */
  type: 'boolean' | 'integer' | 'enumeration' | 'reference' | 'peripheral';
  /** Of an integer, both included. */
  min?: number;
  max?: number;
  unit?: string;
  options?: readonly string[];
  /** Absent where the value may be missing, and for `LinChannelId`, which counts the channels. */
  default?: LinValue;
  /** What the specification fixes; shown, never stored. */
  fixed?: true;
  /** `standard`: of AUTOSAR 4.2.2; `vendor`: an extension of vendors that the standard does not know. */
  origin: 'standard' | 'vendor';
  /** Where the standard defines it, or what the extension follows. */
  source: string;
  about: string;
  configClass: 'PUBLISHED-INFORMATION' | 'PRE-COMPILE' | 'POST-BUILD';
  /** Definition of the container that a reference leads to. */
  destination?: string;
  /** A reference by symbolic name, or (an integer) the value of such a name. */
  symbolic?: true;
  /** Names under which other vendors define the same. */
  aliases?: readonly string[];
}
