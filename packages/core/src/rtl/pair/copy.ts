import type { PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasLockstep } from '../../options/safety.ts';
import type { TopPort } from '../top/port.ts';
import { corePorts } from '../top/topPorts.ts';
import { copyGroups, copyPorts, portTexts } from './copyPorts.ts';

/** The ports of a copy, in their order. */
export const portsOfCopy = (options: CoreOptions): TopPort[] => copyPorts(options, corePorts(options));

/** `<c>_core` as an instance needs it. */
export const COPY = {
  suffix: 'core',
  chosen: hasLockstep,
  ports: (options: CoreOptions): PortText[] => portTexts(copyGroups(options, corePorts(options))),
};
