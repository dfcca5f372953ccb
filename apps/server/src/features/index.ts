import type { Feature } from '../services.ts';
import { backup } from './backup/index.ts';
import { application } from './application/index.ts';
import { attachment } from './attachment/index.ts';
import { audit } from './audit/index.ts';
import { branch } from './branch/index.ts';
import { canvas } from './canvas/index.ts';
import { chat } from './chat/index.ts';
import { config } from './config/index.ts';
import { core } from './core/index.ts';
import { defect } from './defect/index.ts';
import { department } from './department/index.ts';
import { git } from './git/index.ts';
import { dictionary } from './dictionary/index.ts';
import { draft } from './draft/index.ts';
import { documents } from './documents/index.ts';
import { explorer } from './explorer/index.ts';
import { menu } from './menu/index.ts';
import { module } from './module/index.ts';
import { notice } from './notice/index.ts';
import { notepad } from './notepad/index.ts';
import { monitor } from './monitor/index.ts';
import { block } from './block/index.ts';
import { pins } from './pins/index.ts';
import { probe } from './probe/index.ts';
import { preview } from './preview/index.ts';
import { registers } from './registers/index.ts';
import { regression } from './regression/index.ts';
import { report } from './report/index.ts';
import { role } from './role/index.ts';
import { runs } from './runs/index.ts';
import { schedule } from './schedule/index.ts';
import { session } from './session/index.ts';
import { share } from './share/index.ts';
import { storage } from './storage/index.ts';
import { stream } from './stream/index.ts';
import { task } from './task/index.ts';
import { ticket } from './ticket/index.ts';
import { tool } from './tool/index.ts';
import { tour } from './tour/index.ts';
import { tree } from './tree/index.ts';
import { user } from './user/index.ts';
import { webhook } from './webhook/index.ts';
import { wave } from './wave/index.ts';

/** Every feature of the server; they start in this order and stop in the reverse one. */
export const features: Feature[] = [
  config,
  audit,
  session,
  user,
  notepad,
  tour,
  tool,
  department,
  application,
  role,
  menu,
  dictionary,
  monitor,
  stream,
  tree,
  documents,
  explorer,
  git,
  module,
  canvas,
  core,
  block,
  pins,
  registers,
  preview,
  runs,
  probe,
  wave,
  attachment,
  chat,
  notice,
  ticket,
  draft,
  report,
  storage,
  regression,
  share,
  defect,
  branch,
  task,
  schedule,
  webhook,
  backup,
];
