import type { Feature } from '../../services.ts';
import { listToolsRoute } from './listTools.ts';

export { describeMachine } from './describeMachine.ts';
export { equippedMachine } from './equippedMachine.ts';
export { lookAtMachine } from './machine.ts';

export const tool: Feature = { routes: [listToolsRoute] };
