import { SocDocument, treeKind } from '@netloom/model';
import { check } from '../check/check.ts';
import { checkBelow } from '../check/checkBelow.ts';
import { withoutOwnTests } from '../generate/bench/ownTests.ts';
import { folderOfSoc } from '../generate/folderOfSoc.ts';
import { readDocument } from './read.ts';
import { reconcileEnds } from './reconcileEnds.ts';
import { socRenames } from './renames/index.ts';
import type { SocContext } from './socContext.ts';
import { socRules } from './socRules.ts';
import { emptySoc } from './templates/emptySoc.ts';
import { exampleSoc } from './templates/exampleSoc.ts';
import { microcontrollerSoc } from './templates/microcontrollerSoc.ts';
import { leftOut } from './templates/processors.ts';
import { writeDocument } from './write.ts';

export const socKind = treeKind<SocDocument, SocContext>({
  id: 'soc',
  suffix: '.soc.json',
  read: readDocument,
  write: writeDocument,
  title: ({ title, name }) => title ?? name,
  // A document that is set to what it is by itself is checked by itself.
  check: (document, { library }) => [
    ...check(document, library),
    ...checkBelow(document, library, ({ vlnv, name }) => library.find(vlnv)?.document?.name !== name),
  ],
  rules: socRules,
  renames: socRenames,
  reconcile: reconcileEnds,
  parse: (tree) => SocDocument.safeParse(tree).data,
  templates: [
    { id: 'empty', make: emptySoc },
    {
      id: 'example',
      make: (name, context) => (context ? exampleSoc(name, context.library) : emptySoc(name)),
    },
    {
      id: 'microcontroller',
      make: (name, context) => (context ? microcontrollerSoc(name, context.library) : emptySoc(name)),
      leavesOut: ({ library }) => leftOut(library),
    },
  ],
  generator: {
    nameOf: ({ name }) => name,
    place: { folder: folderOfSoc },
    takesOver: 'tb/*_tb.sv',
    essence: withoutOwnTests,
    isLong: true,
    load: () => import('./generateDocument.ts'),
  },
});
