import type { CoreOptions } from '../../options/coreOptions.ts';
import type { Clocked } from '../clocked.ts';

/** What the text of a debug module is made from: a core's options, or those of a module for several harts. */
export interface ModuleOptions extends Clocked {
  debug: CoreOptions['debug'];
}
