import type { CoreOptions } from '../../options/coreOptions.ts';

/** What the text of a debug module is made from: a core's options, or those of a module for several harts. */
export type ModuleOptions = Pick<CoreOptions, 'debug' | 'implementation' | 'safety'>;
