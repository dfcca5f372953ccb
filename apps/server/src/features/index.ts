import type { Feature } from '../services.ts';
import { backup } from './backup/index.ts';
import { audit } from './audit/index.ts';
import { canvas } from './canvas/index.ts';
import { config } from './config/index.ts';
import { department } from './department/index.ts';
import { menu } from './menu/index.ts';
import { module } from './module/index.ts';
import { report } from './report/index.ts';
import { role } from './role/index.ts';
import { runs } from './runs/index.ts';
import { schedule } from './schedule/index.ts';
import { session } from './session/index.ts';
import { storage } from './storage/index.ts';
import { stream } from './stream/index.ts';
import { tool } from './tool/index.ts';
import { tree } from './tree/index.ts';

/** Every feature of the server; they start in this order and stop in the reverse one. */
export const features: Feature[] = [
  config,
  audit,
  session,
  tool,
  department,
  role,
  menu,
  stream,
  tree,
  module,
  canvas,
  runs,
  report,
  storage,
  schedule,
  backup,
];
